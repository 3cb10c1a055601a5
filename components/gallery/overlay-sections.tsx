import { Disclosure } from '@/components/ui/disclosure';
import { ModalButton } from '@/components/ui/modal-button';
import { Tabs } from '@/components/ui/tabs';
import { Tooltip } from '@/components/ui/tooltip';
import { GalleryRow, GallerySection } from './gallery-section';
import { ToastButtons } from './toast-buttons';
import type { GalleryWords } from './words/es';

export function DialogSection({ words }: { words: GalleryWords }) {
  const shared = { variant: 'secondary', closeLabel: words.close } as const;
  return (
    <GallerySection id="dialog" title={words.dialog}>
      <GalleryRow name="dialog, wide dialog, drawer at the end, drawer at the start">
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
      </GalleryRow>
    </GallerySection>
  );
}

export function TooltipSection({ words }: { words: GalleryWords }) {
  return (
    <GallerySection id="tooltip" title={words.tooltip}>
      <GalleryRow name="sign">
        <p>
          {words.size} <Tooltip label={words.tooltipLabel} content={words.tooltipText} />
        </p>
      </GalleryRow>
      <GalleryRow name="word">
        <Tooltip content={words.tooltipText} className="ui-link">
          {words.tooltipWord}
        </Tooltip>
      </GalleryRow>
      <GalleryRow name="at the edge" className="justify-end">
        <Tooltip label={words.tooltipLabel} content={words.tooltipText} />
      </GalleryRow>
    </GallerySection>
  );
}

export function ToastSection({ words }: { words: GalleryWords }) {
  return (
    <GallerySection id="toast" title={words.toast}>
      <ToastButtons words={words} />
    </GallerySection>
  );
}

export function TabsSection({ words }: { words: GalleryWords }) {
  return (
    <GallerySection id="tabs" title={words.tabs}>
      <Tabs
        label={words.tabsLabel}
        tabs={[
          { id: 'description', label: words.tabDescription, content: <p>{words.tabDescriptionText}</p> },
          { id: 'care', label: words.tabCare, content: <p>{words.tabCareText}</p> },
          { id: 'delivery', label: words.tabDelivery, content: <p>{words.tabDeliveryText}</p> },
        ]}
      />
    </GallerySection>
  );
}

export function DisclosureSection({ words }: { words: GalleryWords }) {
  return (
    <GallerySection id="disclosure" title={words.disclosure}>
      <div className="max-w-3xl border-sand border-t">
        {words.questions.map(([question, answer], index) => (
          <Disclosure key={question} summary={question} group="gallery-questions" open={index === 0}>
            <p className="measure">{answer}</p>
          </Disclosure>
        ))}
      </div>
    </GallerySection>
  );
}
