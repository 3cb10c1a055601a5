import type { PageLayout } from 'contract/printed-catalogue/schemas.ts';
import type { LocalizedColumn } from './catalogue.ts';

export type PrintedCatalogueTables = {
  catalogue_pages: {
    campaign_code: string;
    number: number;
    layout: PageLayout;
    section: LocalizedColumn;
    title: LocalizedColumn;
    lead: LocalizedColumn | null;
  };
  catalogue_page_products: {
    campaign_code: string;
    number: number;
    position: number;
    product_id: number;
    color_code: string;
  };
};
