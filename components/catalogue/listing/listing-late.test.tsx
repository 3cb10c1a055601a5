import { expect, jest, test } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import { noFacets } from '@/lib/catalogue/listing-mappers';
import { nothingChosen } from '@/lib/catalogue/listing-params';
import messages from '@/messages/es.json';
import { Listing } from './listing';

const woken = jest.fn();
jest.mock('./interactive-listing', () => ({
  InteractiveListing: () => {
    woken();
    return <p>found</p>;
  },
}));

const asked = { choice: nothingChosen, sort: 'recommended' as const };

/** A page of results that the server rendered for this address. */
async function open(search: string) {
  window.history.replaceState(null, '', `/search${search}`);
  document.body.innerHTML = '<main><div class="listing"><!--&--><p>found</p><!--/&--></div></main>';
  const container = document.querySelector('main') as HTMLElement;
  const { listing, catalogue } = messages;
  await act(async () => {
    render(
      <Listing
        source={{ kind: 'search', text: 'encaje' }}
        locale="es"
        place={{ path: '/search', fixed: { text: 'encaje' } }}
        first={{ products: [], total: 0, page: 1, pages: 1 }}
        facets={noFacets}
        asked={asked}
        words={listing.words}
        cardWords={catalogue.card}
      />,
      { container, hydrate: true },
    );
  });
}

test('filters in the address do not start the listing’s script, and a number of products to show does', async () => {
  await open('?q=encaje&colour=001');
  expect(woken).not.toHaveBeenCalled();
  await open('?q=encaje&shown=16');
  await waitFor(() => expect(woken).toHaveBeenCalled());
});
