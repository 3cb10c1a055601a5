import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shopState } from '@/lib/state/shop-state';
import messages from '@/messages/de.json';
import { PageTools } from './page-tools';

const words = messages.printedCatalogue.tools;
const share = messages.product.share;
const address = 'https://shop.example/de/printed-catalogue/2026-12/2';

class Utterance {
  lang = '';
  onstart?: () => void;
  onend?: () => void;
  onerror?: () => void;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
let said: Utterance[] = [];
const cancel = jest.fn(() => {
  said = [];
});

function aBrowserWithAVoice() {
  Object.assign(window, {
    speechSynthesis: { speak: (one: Utterance) => said.push(one), cancel },
    SpeechSynthesisUtterance: Utterance,
  });
}

beforeEach(() => {
  said = [];
  cancel.mockClear();
  shopState.set({ alias: '' });
});
afterEach(() => {
  for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance']) Reflect.deleteProperty(window, name);
});

const tools = <PageTools name="Für jeden Tag" address={address} locale="de" words={words} share={share} />;
const page = (
  <>
    <h1 data-spoken>Für jeden Tag</h1>
    <p>Nicht gesagt</p>
    <p data-spoken>
      BH Alba <span>schwarz</span>
    </p>
    {tools}
  </>
);

test('F116 the page is read aloud part by part in its language, shows the spoken part, and can be stopped', async () => {
  aBrowserWithAVoice();
  render(page);
  await userEvent.click(screen.getByRole('button', { name: words.listen }));
  expect(said.map(({ text, lang }) => [text, lang])).toEqual([
    ['Für jeden Tag', 'de'],
    ['BH Alba schwarz', 'de'],
  ]);
  const [first, last] = said;
  act(() => first?.onstart?.());
  expect(screen.getByRole('heading')).toHaveAttribute('data-speaking');
  await userEvent.click(screen.getByRole('button', { name: words.stop }));
  expect(said).toEqual([]);
  expect(screen.getByRole('heading')).not.toHaveAttribute('data-speaking');
  await userEvent.click(screen.getByRole('button', { name: words.listen }));
  act(() => last?.onend?.());
  expect(screen.getByRole('button', { name: words.listen })).toBeVisible();
});

test('F116 reading aloud stops on the next page', async () => {
  aBrowserWithAVoice();
  render(page);
  await userEvent.click(screen.getByRole('button', { name: words.listen }));
  fireEvent(window, new Event('pagehide'));
  expect(said).toEqual([]);
});

test('F116 a browser without speech does not offer it', () => {
  render(page);
  expect(screen.queryByRole('button', { name: words.listen })).toBeNull();
  expect(screen.getByRole('button', { name: words.print })).toBeVisible();
});

test('N09 a link shared in a personal store leads into that store, and elsewhere to the page', () => {
  render(page);
  const link = () => decodeURIComponent(screen.getByRole('link', { name: share.whatsapp }).getAttribute('href') ?? '');
  expect(link()).toMatch(/2026-12\/2$/);
  act(() => shopState.set({ alias: 'lucia' }));
  expect(link()).toContain(`${address}?store=lucia`);
});

test('N09 the arrow keys turn the page, except where they move something else', () => {
  const turned: string[] = [];
  render(
    <>
      <input aria-label="field" />
      <nav className="page-turn">
        {['prev', 'next'].map((rel) => (
          <a
            key={rel}
            href={`#${rel}`}
            rel={rel}
            onClick={(event) => {
              event.preventDefault();
              turned.push(rel);
            }}
          >
            {rel}
          </a>
        ))}
      </nav>
      {tools}
    </>,
  );
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(turned).toEqual(['next', 'prev']);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'ArrowRight' });
  fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true });
  fireEvent.keyDown(document.body, { key: 'Home' });
  expect(turned).toHaveLength(2);
});
