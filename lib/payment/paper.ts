export type InvoiceName = { number: string; corrects: boolean };
