import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { Progress } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import { Table } from '@/components/ui/table';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { formatPrice } from '@/contract/money';
import { GalleryRow, GallerySection } from './gallery-section';
import type { GalleryWords } from './words/es';

const sizeRows = [
  ['63 – 67', '65', '80', '30', '30', '630 mm', '679 mm'],
  ['68 – 72', '70', '85', '32', '32', '680 mm', '729 mm'],
  ['73 – 77', '75', '90', '34', '34', '730 mm', '779 mm'],
];

export function TableSection({ words }: { words: GalleryWords }) {
  const orders = [
    ['V-2041', 'Carmen Ruiz', words.paid, formatPrice(12470)],
    ['V-2042', 'Annemarie Oberhauser', words.waiting, formatPrice(123450)],
    ['V-2043', 'Grace Whitfield', words.refused, formatPrice(1990)],
  ];
  return (
    <GallerySection id="table" title={words.table}>
      <Table caption={words.tableCaption}>
        <Head cells={words.tableHead} figuresFrom={0} />
        <Rows rows={sizeRows} figuresFrom={0} />
      </Table>
      <Table caption={words.tableShort}>
        <Head cells={words.tableShortHead} figuresFrom={3} />
        <Rows rows={orders} figuresFrom={3} />
      </Table>
    </GallerySection>
  );
}

const figure = (index: number, from: number) => (index >= from && index > 0) || undefined;

function Head({ cells, figuresFrom }: { cells: string[]; figuresFrom: number }) {
  return (
    <thead>
      <tr>
        {cells.map((cell, index) => (
          <th key={cell} scope="col" data-figure={figure(index, figuresFrom)}>
            {cell}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Rows({ rows, figuresFrom }: { rows: string[][]; figuresFrom: number }) {
  return (
    <tbody>
      {rows.map(([first, ...cells]) => (
        <tr key={first}>
          <th scope="row">{first}</th>
          {Array.from(cells.entries(), ([column, cell]) => (
            <td key={column} data-figure={figure(column + 1, figuresFrom)}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

export function ProgressSection({ words }: { words: GalleryWords }) {
  return (
    <GallerySection id="progress" title={words.progress}>
      <div className="grid max-w-xl gap-8">
        <Progress label={words.uploading} value={12} max={40} status={words.uploadStatus} />
        <Progress label={words.waitingBank} />
        <div aria-busy="true" className="grid grid-cols-2 gap-4">
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          {[1, 2].map((card) => (
            <div key={card} className="grid gap-3">
              <Skeleton className="aspect-3/4" />
              <Skeleton className="h-5 w-4/5" />
              <Skeleton className="h-5 w-1/3" />
            </div>
          ))}
        </div>
      </div>
    </GallerySection>
  );
}

export function PaginationSection({ words }: { words: GalleryWords }) {
  const shared = {
    href: (page: number) => `#page-${page}`,
    pageLabel: (page: number) => `${words.page} ${page}`,
    previousLabel: words.previous,
    nextLabel: words.next,
  };
  return (
    <GallerySection id="pagination" title={words.pagination}>
      <GalleryRow name="first of three">
        <Pagination {...shared} label={`${words.pages} 1`} page={1} pages={3} />
      </GalleryRow>
      <GalleryRow name="in the middle of many">
        <Pagination {...shared} label={`${words.pages} 2`} page={14} pages={30} />
      </GalleryRow>
      <GalleryRow name="breadcrumbs">
        <Breadcrumbs
          label={words.trail}
          steps={[
            { label: words.home, href: '#home' },
            { label: words.women, href: '#women' },
            { label: words.bras, href: '#bras' },
          ]}
          current={words.current}
        />
      </GalleryRow>
    </GallerySection>
  );
}

export function EmptySection({ words }: { words: GalleryWords }) {
  return (
    <GallerySection id="empty" title={words.empty}>
      <div className="bg-sand-soft">
        <EmptyState
          title={words.emptyTitle}
          headingLevel={3}
          actions={
            <>
              <a href="#empty" className={buttonClass()}>
                {words.seeAll}
              </a>
              <a href="#empty" className={buttonClass({ variant: 'quiet' })}>
                {words.findSize}
              </a>
            </>
          }
        >
          {words.emptyBody}
        </EmptyState>
      </div>
    </GallerySection>
  );
}
