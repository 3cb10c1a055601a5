/**
 * What happens to each table with an executive's id when the account ends. A test compares it with the schema: a new
 * table is listed here, or exempt for a stated reason.
 */
export const erasedByExecutive = [
  'ready_bags',
  'store_favourites',
  'store_visits',
  'saved_list_lines',
  'saved_lists',
  'referrals',
  'assignments',
] as const;
export const erasedByAccount = ['wishes', 'mail_changes', 'former_mails', 'link_tokens', 'sessions'] as const;

/** Handled one by one in `close-executive.service.ts`. */
export const erasedSeparately = ['accounts', 'executives', 'stores', 'client_book', 'addresses', 'consents'] as const;

export const keptTables: Record<string, string> = {
  account_movements: 'her account with the shop: books of accounts',
  actings: 'who acted in her name, as long as anything of it may be claimed',
  client_consents: 'of clients with a sign-in, who stay clients of the shop; of the others it went with them',
  client_messages: 'as client_consents',
  clients: 'accounts of her clients, which are theirs to end',
  coupon_uses: 'parts of placed orders',
  coupons: 'parts of placed orders',
  ledger_accounts: 'as account_movements',
  ledger_entries: 'as account_movements',
  order_dropped_lines: 'parts of placed orders',
  order_events: 'parts of placed orders',
  order_lines: 'parts of placed orders; of drafts they went with them',
  order_omissions: 'as order_lines',
  orders: 'placed ones; drafts go',
  paper_archive: 'invoices as issued: books of accounts',
  parcels: 'parts of placed orders',
  payment_attempts: 'payments: books of accounts',
  point_movements: 'what orders earned, beside them',
  referral_prizes: 'what she earned by whom she brought, beside point_movements',
  requests: 'what clients asked for is theirs',
  store_credits: 'in whose store an order was placed',
  store_former_aliases: 'a code on a card that she gave away leads to nobody else',
};
