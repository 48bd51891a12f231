import { accountBounds, supportBounds } from '#core/schemas/bounds.ts';
import { formatDecimal } from '#core/text/formats.ts';
import { labels } from '#core/text/labels.ts';
import { textLength } from '#core/text/text-length.ts';
import { LimitedButton } from '../../ui/buttons/limited-button.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { moveOnEnter } from '../../ui/forms/move-on-enter.ts';
import { Callout } from '../../ui/notes/callout.tsx';
import { supportProblem } from './send-support-message.ts';
import classes from './support.module.css';
import { type SentMessage, useSupportForm } from './use-support-form.ts';

export function SupportForm({ onSent }: { readonly onSent: (sent: SentMessage) => void }) {
  const { form, values, field, submit, pending, error, asksWho } = useSupportForm(onSent);
  const { error: _, ...site } = field('site');
  return (
    <Form ref={form} className={classes.form} onSubmit={submit} onKeyDown={moveOnEnter}>
      <div className={classes.who}>
        <TextField
          {...field('name')}
          disabled={asksWho}
          id="name"
          label={labels.name}
          autoComplete="name"
          enterKeyHint="next"
          maxLength={accountBounds.name.max}
        />
        <TextField
          {...field('email')}
          disabled={asksWho}
          id="email"
          type="email"
          label={labels.email}
          autoComplete="email"
          enterKeyHint="next"
          autoCapitalize="none"
          maxLength={accountBounds.email.max}
        />
      </div>
      <TextField
        {...field('subject')}
        id="subject"
        label="Assunto"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={supportBounds.subject.max}
      />
      <TextAreaField
        {...field('message')}
        id="message"
        label="Mensagem"
        rows={6}
        aside={
          <span className={classes.dim}>
            {formatDecimal(textLength(values.message))}/{labels.longestSupportMessage}
          </span>
        }
      />
      <div className={classes.trap} aria-hidden="true">
        <label htmlFor="site">Site</label>
        <input
          {...site}
          id="site"
          tabIndex={-1}
          autoComplete="off"
          onChange={(event) => site.onChange(event.currentTarget.value)}
        />
      </div>
      <div role="alert">{error && <Callout kind="bad">{supportProblem(error)}</Callout>}</div>
      <LimitedButton
        type="submit"
        size="lg"
        className={classes.send ?? ''}
        pending={pending}
        waiting="Enviando…"
        error={error}
      >
        Enviar mensagem
      </LimitedButton>
    </Form>
  );
}
