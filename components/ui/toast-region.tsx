'use client';

import { useEffect, useState } from 'react';
import { Icon, type IconName } from './icon';
import { IconButton } from './icon-button';
import { type LinkComponent, linkClass } from './text-link';
import { dismissToast, type Toast, useToasts } from './toast-store';

const shownFor = 6000;
const signs: Record<NonNullable<Toast['tone']>, IconName> = { success: 'check', remark: 'info', error: 'warning' };

type Props = { label: string; dismissLabel: string; Link?: LinkComponent };

/**
 * Once in the layout. Politely announced, never takes the focus; no message disappears while the pointer or the focus
 * is on the region, and errors stay until they are dismissed.
 */
export function ToastRegion({ label, dismissLabel, Link = 'a' }: Props) {
  const toasts = useToasts();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  const release = () => {
    setHovered(false);
    setFocused(false);
  };
  return (
    <section
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      className="ui-toasts"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      {toasts.map((toast) => (
        <Message
          key={toast.id}
          toast={toast}
          held={hovered || focused}
          dismissLabel={dismissLabel}
          // A removed element fires neither leave nor blur.
          onDismiss={release}
          Link={Link}
        />
      ))}
    </section>
  );
}

type MessageProps = Required<Pick<Props, 'dismissLabel' | 'Link'>> & {
  toast: Toast;
  held: boolean;
  onDismiss: () => void;
};

function Message({ toast, held, dismissLabel, onDismiss, Link }: MessageProps) {
  const { id, message, tone = 'success', action } = toast;
  const stays = held || tone === 'error';
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(dismissToast, shownFor, id);
    return () => clearTimeout(timer);
  }, [stays, id]);

  return (
    <div className="ui-toast">
      <Icon name={signs[tone]} />
      <p className="ui-toast-text">
        {message}{' '}
        {action && (
          <Link href={action.href} className={linkClass()}>
            {action.label}
          </Link>
        )}
      </p>
      <IconButton
        icon="close"
        label={dismissLabel}
        onClick={() => {
          dismissToast(id);
          onDismiss();
        }}
      />
    </div>
  );
}
