import { CharacterCount } from '@/components/ui/character-count';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import { GalleryRow, GallerySection } from './gallery-section';
import { StepperDemo } from './stepper-demo';
import type { GalleryWords } from './words/es';

export function FieldSection({ words }: { words: GalleryWords }) {
  const countries = words.countries.map((name) => <option key={name}>{name}</option>);
  return (
    <GallerySection id="field" title={words.field}>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        <Field label={words.email} hint={words.emailHint} required>
          {(control) => <TextInput {...control} type="email" autoComplete="email" />}
        </Field>
        <Field label={words.email} hint={words.emailHint} error={words.emailError} required>
          {(control) => <TextInput {...control} type="email" defaultValue="marta.example" />}
        </Field>
        <Field label={words.name} optionalLabel={words.optional}>
          {(control) => <TextInput {...control} autoComplete="name" />}
        </Field>
        <Field label={words.catalogueNumber}>
          {(control) => <TextInput {...control} disabled defaultValue="0042" />}
        </Field>
        <Field label={words.locked}>{(control) => <TextInput {...control} readOnly defaultValue="V-2041-87" />}</Field>
        <Field label={words.country} required>
          {(control) => (
            <Select {...control} defaultValue={words.countries[3]}>
              {countries}
            </Select>
          )}
        </Field>
        <Field label={words.country} required error={words.countryError}>
          {(control) => (
            <Select {...control} defaultValue="">
              <option value="">{words.choose}</option>
              {countries}
            </Select>
          )}
        </Field>
        <Field label={words.country}>
          {(control) => (
            <Select {...control} disabled>
              {countries}
            </Select>
          )}
        </Field>
        <Field
          id="gallery-message"
          label={words.message}
          after={{
            id: 'gallery-message-count',
            content: (
              <CharacterCount id="gallery-message-count" of="gallery-message" max={120} template={words.count} />
            ),
          }}
          className="md:col-span-2"
        >
          {(control) => <Textarea {...control} defaultValue={words.tabDescriptionText} />}
        </Field>
      </div>
    </GallerySection>
  );
}

export function ChoiceSection({ words }: { words: GalleryWords }) {
  const options = [
    { value: 'home', label: words.deliveryHome, hint: words.deliveryHomeHint },
    { value: 'point', label: words.deliveryPoint, hint: words.deliveryPointHint },
    { value: 'gift', label: words.unavailable, disabled: true },
  ];
  return (
    <GallerySection id="choice" title={words.choice}>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        <div>
          <Checkbox label={words.newsletter} hint={words.newsletterHint} defaultChecked />
          <Checkbox label={words.terms} required />
          <Checkbox label={words.terms} required error={words.termsError} />
          <Checkbox label={words.unavailable} disabled />
          <Checkbox label={words.unavailable} disabled defaultChecked />
        </div>
        <div className="grid content-start gap-8">
          <RadioGroup legend={words.delivery} name="gallery-delivery" options={options} defaultValue="home" required />
          <RadioGroup legend={words.delivery} name="gallery-error" options={options} error={words.deliveryError} />
        </div>
      </div>
    </GallerySection>
  );
}

export function TileSection({ words }: { words: GalleryWords }) {
  const marked = words.soldOut;
  return (
    <GallerySection id="tile" title={words.tile}>
      <RadioGroup
        legend={words.band}
        name="gallery-band"
        variant="tiles"
        defaultValue="75"
        options={['70', '75', '80', '85', '90', '95', '100', '105', '110'].map((value) => ({
          value,
          label: value,
          marked: value === '95' ? marked : undefined,
          disabled: value === '110',
        }))}
      />
      <RadioGroup
        legend={words.size}
        name="gallery-size"
        variant="tiles"
        defaultValue="XXL"
        options={['S', 'M', 'L', 'XL', 'XXL'].map((value, at, { length }) => ({
          value,
          label: value,
          marked: at === 0 || at === length - 1 ? marked : undefined,
        }))}
      />
    </GallerySection>
  );
}

export function StepperSection({ words }: { words: GalleryWords }) {
  const labels = { label: words.quantity, lessLabel: words.less, moreLabel: words.more };
  return (
    <GallerySection id="stepper" title={words.stepper}>
      <GalleryRow name="regular, at the minimum, at the maximum">
        <StepperDemo {...labels} start={2} max={12} />
        <StepperDemo {...labels} start={1} max={12} />
        <StepperDemo {...labels} start={12} max={12} />
      </GalleryRow>
    </GallerySection>
  );
}
