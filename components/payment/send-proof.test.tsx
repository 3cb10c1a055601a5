import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { enviarComprobante } from '@/contract/payment/examples';
import { proofMaxBytes } from '@/contract/rules';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import en from '@/messages/en.json';
import { SendProof } from './send-proof';

const said = en.payment.proof;
const failures = { ...en.checkout.failures, again: en.signIn.again, reasons: en.checkout.remarks };
const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  jest.restoreAllMocks();
});

const page = (sentNote: string | null = null) => (
  <SendProof payment="2611A04" sentNote={sentNote} words={{ proof: said, failures }} />
);
function show(answer: () => Response) {
  const asked = stubProxy({ enviarComprobante: answer });
  const { container } = render(page());
  const field = container.querySelector('input') as HTMLInputElement;
  const choose = (file: File) => fireEvent.change(field, { target: { files: [file] } });
  return { asked, choose };
}
const sent = () => ok(enviarComprobante.datos);
const aPdf = (size = 20) => new File(['%PDF-1.7'.padEnd(size)], 'proof.pdf', { type: 'application/pdf' });

/** How a browser shrinks a photo: a canvas, smaller with each size that is tried. */
function drawing(sizes: number[]) {
  const drawn: string[] = [];
  globalThis.createImageBitmap = jest.fn(async () => ({ width: 4000, height: 3000, close: () => {} })) as never;
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ fillRect: () => {}, drawImage: () => {} } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done) {
    drawn.push(`${this.width} x ${this.height}`);
    done(new Blob(['x'.repeat(sizes[drawn.length - 1] ?? 10)], { type: 'image/jpeg' }));
  });
  return drawn;
}

test('N14 a PDF is sent unchanged, its arrival is confirmed, and another one can be sent', async () => {
  const { asked, choose } = show(sent);
  choose(aPdf());
  expect(await screen.findByText(said.thanks)).toHaveRole('status');
  expect(asked).toMatchObject([
    { name: 'enviarComprobante', body: { payment: '2611A04', file: btoa('%PDF-1.7'.padEnd(20)) } },
  ]);
  expect(screen.getByRole('button', { name: said.replace })).toBeVisible();
});

test('a photo is scaled down only as far as needed', async () => {
  const { asked, choose } = show(sent);
  const drawn = drawing([proofMaxBytes + 1, proofMaxBytes]);
  choose(new File(['photo'], 'photo.heic', { type: 'image/heic' }));
  expect(await screen.findByText(said.thanks)).toBeVisible();
  expect(drawn).toEqual(['1800 x 1350', '1200 x 900']);
  expect(asked).toHaveLength(1);
});

test.each([
  ['a PDF that is too large', said.tooLarge.replace('{size}', '700'), aPdf(proofMaxBytes + 1), undefined],
  [
    'a file that is no picture',
    said.unreadable,
    new File(['text'], 'proof.txt', { type: 'text/plain' }),
    async () => {
      throw new DOMException('no picture', 'InvalidStateError');
    },
  ],
])('%s is refused in the browser with a message, and nothing is sent', async (_, words, file, bitmap) => {
  const { asked, choose } = show(sent);
  if (bitmap) globalThis.createImageBitmap = bitmap as never;
  choose(file);
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(asked).toEqual([]);
});

test('a PDF that the backend cannot read is reported as unreadable', async () => {
  const { choose } = show(() => refused(422, 'error.invalid', { campos: { file: 'error.field.type' } }));
  choose(aPdf());
  expect(await screen.findByText(said.unreadable)).toBeVisible();
});

test('after a failure the same file can be sent again without choosing it', async () => {
  let away = true;
  const { asked, choose } = show(() => (away ? refused(503, 'error.busy') : sent()));
  choose(aPdf());
  const again = await screen.findByRole('button', { name: failures.retry });
  away = false;
  fireEvent.click(again);
  fireEvent.click(again);
  expect(await screen.findByText(said.thanks)).toBeVisible();
  expect(screen.queryByRole('button', { name: failures.retry })).toBeNull();
  expect(asked.map(({ body }) => body)).toEqual([asked[0]?.body, asked[0]?.body]);
});

test('where another proof cannot be sent, the first one is still confirmed', async () => {
  const { choose } = show(sent);
  choose(aPdf());
  expect(await screen.findByText(said.thanks)).toBeVisible();
  choose(aPdf(proofMaxBytes + 1));
  expect(await screen.findByRole('alert')).toHaveTextContent('700');
  expect(screen.getByText(said.thanks)).toHaveRole('status');
  expect(screen.getByRole('button', { name: said.replace })).toBeVisible();
});

test('without script an arrived proof is confirmed, and there is no dead button', () => {
  const html = renderToString(page('We received your proof on 21 November 2026.'));
  expect(html).toContain('We received your proof on 21 November 2026.');
  expect(html).not.toContain('<button');
});
