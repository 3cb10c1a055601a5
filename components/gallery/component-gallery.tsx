import { linkClass } from '@/components/ui/text-link';
import type { Locale } from '@/lib/i18n/routing';
import { ButtonSection, LinkSection } from './action-sections';
import { ChoiceSection, FieldSection, StepperSection, TileSection } from './form-sections';
import { ColourSection, IconSection, TypeSection } from './foundation-sections';
import { DialogSection, DisclosureSection, TabsSection, ToastSection, TooltipSection } from './overlay-sections';
import { EmptySection, PaginationSection, ProgressSection, TableSection } from './page-sections';
import { BadgeSection, PictureSection, PriceSection, SwatchSection } from './product-sections';
import { getGalleryWords } from './words';

const sections = {
  colour: ColourSection,
  type: TypeSection,
  icon: IconSection,
  button: ButtonSection,
  link: LinkSection,
  field: FieldSection,
  choice: ChoiceSection,
  tile: TileSection,
  stepper: StepperSection,
  swatch: SwatchSection,
  price: PriceSection,
  badge: BadgeSection,
  picture: PictureSection,
  dialog: DialogSection,
  tooltip: TooltipSection,
  toast: ToastSection,
  tabs: TabsSection,
  disclosure: DisclosureSection,
  table: TableSection,
  progress: ProgressSection,
  pagination: PaginationSection,
  empty: EmptySection,
} as const;

const names = Object.keys(sections) as (keyof typeof sections)[];

type Props = { locale: Locale };

/** The living document of components/ui: every primitive in every state. */
export function ComponentGallery({ locale }: Props) {
  const words = getGalleryWords(locale);
  return (
    <div className="shell pb-16">
      <header className="grid gap-6 py-16 md:py-28">
        <h1 className="text-5xl">{words.title}</h1>
        <p className="measure text-ink-soft text-lg">{words.intro}</p>
      </header>
      <div className="grid gap-x-16 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <nav aria-label={words.index} className="border-sand border-t py-12 lg:sticky lg:top-0 lg:self-start md:py-16">
          <ul className="columns-2 gap-8 lg:columns-1">
            {names.map((name) => (
              <li key={name}>
                <a href={`#${name}`} className={linkClass('plain')}>
                  {words[name]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          {names.map((name) => {
            const Specimen = sections[name];
            return <Specimen key={name} words={words} locale={locale} />;
          })}
        </div>
      </div>
    </div>
  );
}
