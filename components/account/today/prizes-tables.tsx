import { getTranslations } from 'next-intl/server';
import { Table } from '@/components/ui/table';
import { dateLocale } from '@/lib/i18n/date-locale';
import type { Locale } from '@/lib/i18n/routing';
import { type Club, nextGoals, type Prize } from '@/lib/prizes/prizes';

type Props = { points: number; club: Club; locale: Locale };

/** Every prize and level of the campaign with its threshold, and the executive's progress. */
export async function PrizesTables({ points, club, locale }: Props) {
  const t = await getTranslations('desk.standing');
  const said = await getTranslations('yourBusiness.levels');
  const { format } = new Intl.NumberFormat(dateLocale(locale));
  const sayWay = (from: number) => (from > points ? t('toGo', { points: from - points }) : t('enough'));
  const { reached } = nextGoals(points, club);
  // A prize that is kept for a level says so in its note.
  const sayPrize = (prize: Prize) => (prize.points > points || reached.includes(prize) ? sayWay(prize.points) : '');
  const sayNote = ({ level, isGone }: Prize) => (isGone ? said('gone') : level && said('only', { level }));
  const tables = [
    {
      what: said('prizes'),
      head: t('prize'),
      rows: club.prizes.map((prize) => ({
        ...{ key: prize.code, name: prize.name, from: prize.points },
        ...{ note: sayNote(prize), way: prize.isGone ? '' : sayPrize(prize) },
      })),
    },
    {
      what: t('levels'),
      head: said('level'),
      rows: club.levels.map(({ code, name, pointsFrom, benefits }) => ({
        ...{ key: code, name, from: pointsFrom },
        ...{ note: benefits.join(' · '), way: sayWay(pointsFrom) },
      })),
    },
  ];
  return tables.map(
    ({ what, head, rows }) =>
      rows.length > 0 && (
        <Table key={what} caption={what}>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col" data-figure>
                {t('points')}
              </th>
              <th scope="col">{t('way')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, from, note, way }) => (
              <tr key={key}>
                <th scope="row">
                  {name}
                  {note && <span className="prizes-note">{note}</span>}
                </th>
                <td data-figure>{format(from)}</td>
                <td>{way}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ),
  );
}
