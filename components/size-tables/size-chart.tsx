import { Table } from '@/components/ui/table';
import { braBands, braCups } from '@/lib/size-tables/bra-data';
import { bustOf } from '@/lib/size-tables/bra-sizes';
import { letterSizes, swimwearBottoms, swimwearLetters } from '@/lib/size-tables/letter-data';
import { isLetterGuide, letterGuides } from '@/lib/size-tables/letter-guides';
import { menswearSizes } from '@/lib/size-tables/menswear-data';
import { formatSpan, sizeSystems } from '@/lib/size-tables/size-systems';
import { isSizeTable, type LetterGuide, type SizeGuideName } from '@/lib/size-tables/size-tables';
import type { SizeWords } from './size-words';

type Props = {
  table: SizeGuideName;
  words: SizeWords;
  /** Only this table's chart. */
  compact?: boolean;
};

/** The charts as text: the same on the server, in the browser and without script. */
export function SizeChart({ table, words, compact }: Props) {
  return (
    <div className="size-charts">
      {table === 'bras' && <BraChart words={words} />}
      {table === 'menswear' && <MenswearChart words={words} />}
      {table === 'swimwear' && <SwimwearChart words={words} />}
      {isLetterGuide(table) && <LetterGuideChart guide={table} words={words} />}
      {table === 'bras' && !compact && <CupChart words={words} />}
      {isSizeTable(table) && table !== 'menswear' && !compact && (
        <LetterChart words={words} hips={table === 'swimwear'} />
      )}
    </div>
  );
}

type ChartProps = { words: SizeWords };

function BraChart({ words }: ChartProps) {
  const { eu, es, uk, us } = words.systems;
  return (
    <Table caption={words.chart} className="size-chart">
      <thead>
        <tr>
          <th scope="col">
            {words.band} {eu}
          </th>
          <th scope="col">{es}</th>
          <th scope="col">
            {uk}, {us}
          </th>
          <th scope="col">{words.underbust}</th>
          {braCups.map((cup) => (
            <th key={cup.eu} scope="col">
              {cup.eu}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {braBands.map((band) => (
          <tr key={band.eu}>
            <th scope="row">{band.eu}</th>
            <td>{band.es}</td>
            <td>{band.uk}</td>
            <td>{formatSpan(band.underbust)}</td>
            {braCups.map((cup) => {
              const span = bustOf(band.eu, cup.eu);
              return <td key={cup.eu}>{span && formatSpan(span)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function CupChart({ words }: ChartProps) {
  return (
    <Table caption={words.cups} className="size-chart">
      <thead>
        <tr>
          <th scope="col">{words.systemColumn}</th>
          {braCups.map((cup) => (
            <th key={cup.eu} scope="col">
              {cup.eu}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizeSystems.map((system) => (
          <tr key={system}>
            <th scope="row">{words.systems[system]}</th>
            {braCups.map((cup) => (
              <td key={cup.eu}>{cup[system]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function LetterChart({ words, hips }: ChartProps & { hips: boolean }) {
  return (
    <Table caption={words.letters} className="size-chart">
      <thead>
        <tr>
          <th scope="col">{words.letter}</th>
          <th scope="col">{words.bust}</th>
          {hips && <th scope="col">{words.hips}</th>}
          {sizeSystems.map((system) => (
            <th key={system} scope="col">
              {words.systems[system]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {letterSizes.map((size) => (
          <tr key={size.letter}>
            <th scope="row">{size.letter}</th>
            <td>{formatSpan(size.bust)}</td>
            {hips && <td>{formatSpan(size.hips)}</td>}
            {sizeSystems.map((system) => (
              <td key={system}>{size[system]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function LetterGuideChart({ guide, words }: ChartProps & { guide: LetterGuide }) {
  const { asks, sizes } = letterGuides[guide];
  const systems = sizes[0]?.letter ? sizeSystems : [];
  return (
    <Table caption={words.chart} className="size-chart">
      <thead>
        <tr>
          <th scope="col">{words.letter}</th>
          {asks.map((measure) => (
            <th key={measure} scope="col">
              {words[measure]}
            </th>
          ))}
          {systems.map((system) => (
            <th key={system} scope="col">
              {words.systems[system]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map((row) => (
          <tr key={row.size}>
            <th scope="row">{row.size}</th>
            {asks.map((measure) => (
              <td key={measure}>{formatSpan(row[measure])}</td>
            ))}
            {systems.map((system) => (
              <td key={system}>{row.letter?.[system]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function MenswearChart({ words }: ChartProps) {
  return (
    <Table caption={words.chart} className="size-chart">
      <thead>
        <tr>
          <th scope="col">{words.letter}</th>
          <th scope="col">{words.waist}</th>
          {sizeSystems.map((system) => (
            <th key={system} scope="col">
              {words.systems[system]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {menswearSizes.map((size) => (
          <tr key={size.letter}>
            <th scope="row">{size.letter}</th>
            <td>{formatSpan(size.waist)}</td>
            {sizeSystems.map((system) => (
              <td key={system}>{size[system]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function SwimwearChart({ words }: ChartProps) {
  const sizes = swimwearLetters.flatMap((letter) => letterSizes.filter((size) => size.letter === letter));
  return (
    <Table caption={words.chart} className="size-chart">
      <thead>
        <tr>
          <th scope="col">{words.bustHips}</th>
          {sizes.map(({ letter, hips }) => (
            <th key={letter} scope="col">
              {formatSpan(hips)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map(({ letter, bust }) => (
          <tr key={letter}>
            <th scope="row">{formatSpan(bust)}</th>
            {sizes.map((size, place) => {
              const bottom = swimwearBottoms[letter]?.[place];
              return <td key={size.letter}>{bottom ? `${letter} / ${bottom}` : <NoPair label={words.noPair} />}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function NoPair({ label }: { label: string | undefined }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{label}</span>
    </>
  );
}
