import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { braCard } from '@/contract/catalogue/examples';
import { eachFacet } from '@/contract/facets';
import { toProductCard } from '@/lib/catalogue/catalogue-mappers';
import messages from '@/messages/es.json';
import { Listing } from './listing';

let tries = 0;
jest.mock('./interactive-listing', () => {
  tries += 1;
  if (tries === 1) throw new Error('the connection broke');
  return jest.requireActual('./interactive-listing');
});

class ErrorPage extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? 'the error page' : this.props.children);
}

test('a listing whose script fails to load shows no error page at once, and the next touch loads it again', async () => {
  const facet = { colours: [], bands: [], cups: [], sizes: [], braSizes: [], ...eachFacet(() => []) };
  render(
    <ErrorPage>
      <Listing
        source={{ kind: 'department', slug: 'a' }}
        locale="es"
        place={{ path: '/catalogue/a' }}
        first={{ products: [toProductCard(braCard, 'es')], total: 1, page: 1, pages: 1 }}
        facets={{ ...facet, price: { from: 2000, to: 3000 } }}
        words={messages.listing.words}
        cardWords={messages.catalogue.card}
      />
    </ErrorPage>,
  );
  await waitFor(() => expect(tries).toBe(1));
  expect(screen.queryByText('the error page')).toBeNull();
  fireEvent.pointerDown(document.body);
  expect(await screen.findByRole('heading', { name: 'Sujetador Alba' })).toBeVisible();
});
