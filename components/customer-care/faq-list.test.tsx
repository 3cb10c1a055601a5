import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import messages from '@/messages/es.json';
import { FaqList } from './faq-list';

const words = messages.customerCare.faq;
const questions = [
  { code: 'delivery', title: '¿Cuándo llega?', text: 'Depende del país.\n\nLo ves antes de pagar.' },
  { code: 'returns', title: '¿Cómo devuelvo una prenda?', text: 'En 14 días.' },
];
const shown = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);

test('R29 questions are found by every word, without accents and in any case, in the answer too', async () => {
  const user = userEvent.setup();
  render(<FaqList questions={questions} words={words} />);
  expect(shown()).toEqual(questions.map(({ title }) => title));
  await user.type(screen.getByRole('searchbox', { name: words.search }), 'PAIS pagar');
  expect(shown()).toEqual(['¿Cuándo llega?']);
  await user.type(screen.getByRole('searchbox'), ' devuelvo');
  expect(shown()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent(words.none);
});

test('R29 without script the answers are in the document, without a useless field', () => {
  const html = renderToString(<FaqList questions={questions} words={words} />);
  expect(html).toContain('Lo ves antes de pagar.');
  expect(html).not.toContain('<input');
});
