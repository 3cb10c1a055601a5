import { Disclosure } from '@/components/ui/disclosure';
import { ModalButton } from '@/components/ui/modal-button';
import { Tabs } from '@/components/ui/tabs';
import { Tooltip } from '@/components/ui/tooltip';
import { Row, Section } from './specimen';
import { ToastButtons } from './toast-buttons';
import type { Words } from './words/es';

export function DialogSection({ words }: { words: Words }) {
  const shared = { variant: 'secondary', closeLabel: words.close } as const;
  return (
    <Section id="dialog" title={words.dialog}>
      <Row name="dialog, wide dialog, drawer at the end, drawer at the start">
        <ModalButton {...shared} label={words.openDialog} title={words.dialogTitle} doneLabel={words.understood}>
          <p>{words.dialogBody}</p>
        </ModalButton>
        <ModalButton
          {...shared}
          label={words.openLong}
          as="wide-dialog"
          title={words.longTitle}
          doneLabel={words.understood}
        >
          {[...Array(8).keys()].map((place) => (
            <p key={place} className="mb-4">
              {words.typeBody}
            </p>
          ))}
        </ModalButton>
        <ModalButton
          {...shared}
          label={words.openDrawer}
          as="drawer"
          title={words.drawerTitle}
          doneLabel={words.showResults}
        >
          {words.questions.map(([question, answer]) => (
            <Disclosure key={question} summary={question}>
              {answer}
            </Disclosure>
          ))}
        </ModalButton>
        <ModalButton {...shared} label={words.openStart} as="drawer" side="start" title={words.women}>
          <p>{words.bras}</p>
        </ModalButton>
      </Row>
    </Section>
  );
}

export function TooltipSection({ words }: { words: Words }) {
  return (
    <Section id="tooltip" title={words.tooltip}>
      <Row name="sign">
        <p>
          {words.size} <Tooltip label={words.tooltipLabel} content={words.tooltipText} />
        </p>
      </Row>
      <Row name="word">
        <Tooltip content={words.tooltipText} className="ui-link">
          {words.tooltipWord}
        </Tooltip>
      </Row>
      <Row name="at the edge" className="justify-end">
        <Tooltip label={words.tooltipLabel} content={words.tooltipText} />
      </Row>
    </Section>
  );
}

export function ToastSection({ words }: { words: Words }) {
  return (
    <Section id="toast" title={words.toast}>
      <ToastButtons words={words} />
    </Section>
  );
}

export function TabsSection({ words }: { words: Words }) {
  return (
    <Section id="tabs" title={words.tabs}>
      <Tabs
        label={words.tabsLabel}
        tabs={[
          { id: 'description', label: words.tabDescription, content: <p>{words.tabDescriptionText}</p> },
          { id: 'care', label: words.tabCare, content: <p>{words.tabCareText}</p> },
          { id: 'delivery', label: words.tabDelivery, content: <p>{words.tabDeliveryText}</p> },
        ]}
      />
    </Section>
  );
}

export function DisclosureSection({ words }: { words: Words }) {
  return (
    <Section id="disclosure" title={words.disclosure}>
      <div className="max-w-3xl border-sand border-t">
        {words.questions.map(([question, answer], index) => (
          <Disclosure key={question} summary={question} group="gallery-questions" open={index === 0}>
            <p className="measure">{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
