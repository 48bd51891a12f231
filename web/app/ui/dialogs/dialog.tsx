import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import classes from './dialog.module.css';

interface DialogProps {
  readonly opened: boolean;
  readonly title: string;
  /** Read out with the title when the dialog opens. */
  readonly description?: ReactNode;
  /** The dialog shows much: wide on a large screen, all of a small one. */
  readonly wide?: boolean;
  /** Escape does not close it: what it shows cannot be shown again. */
  readonly keep?: boolean;
  /** What Escape does instead of closing it, for example asking first. */
  readonly onDismiss?: () => void;
  readonly onClose: () => void;
  /** Exists only while the dialog is open, so that it starts afresh each time. */
  readonly children: ReactNode;
}

/**
 * A question on top of the screen. The browser's own dialog, because those of kits lock scrolling
 * with a <style> element that the security policy refuses.
 */
export function Dialog(props: DialogProps) {
  const { opened, title, description, wide, keep = false, onDismiss, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Runs before the effects of the content, which may move the cursor.
  useLayoutEffect(() => {
    if (opened) dialog.current?.showModal();
    else dialog.current?.close();
  }, [opened]);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-wide={wide || undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      // React lets the events of a dialog inside this one bubble; the browser does not.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        // Closed from here: the browser would report it only later, when another may be open.
        event.preventDefault();
        if (onDismiss) onDismiss();
        else if (!keep) onClose();
      }}
      // There are cancellations that a page cannot prevent.
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget && opened && !currentTarget.open) onClose();
      }}
    >
      {opened && (
        <>
          <h2 id={`${id}-title`} className={classes.title}>
            {title}
          </h2>
          {description && (
            <div id={`${id}-description`} className={classes.description}>
              {description}
            </div>
          )}
          {children}
        </>
      )}
    </dialog>
  );
}
