import { IconClock, IconMail, IconMailCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { backTo } from '#core/app/app-texts.ts';
import { textLength } from '#core/fields/text-length.ts';
import { tidyLines } from '#core/fields/tidy-text.ts';
import { validationMessages } from '#core/fields/validation.ts';
import { formatDecimal } from '#core/numbers/formats.ts';
import { promises } from '#core/plans/promises.ts';
import { longestSupportMessage, supportBounds } from '#core/support/support-texts.ts';
import { reasonOr } from '../../api/api-error.ts';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { LimitedButton } from '../../ui/buttons/limited-button.tsx';
import { TextAreaField, TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { moveOnEnter } from '../../ui/forms/move-on-enter.ts';
import { Card, Grid, Row, Stack } from '../../ui/look/box.tsx';
import { Note } from '../../ui/look/note.tsx';
import { Text } from '../../ui/look/text.tsx';
import { Outcome } from '../../ui/notes/outcome.tsx';
import { emailField, nameField } from '../session/account-fields.ts';
import { useSession } from '../session/use-session.ts';
import classes from './support.module.css';
import { SupportAddress } from './support-address.tsx';
import { type SentMessage, useSupportForm } from './use-support-form.ts';

export function Support() {
  const [sent, setSent] = useState<SentMessage | null>(null);
  return (
    <Stack gap={5} className={classes.layout}>
      <Card pad={5}>
        {sent ? (
          <SupportSent sent={sent} onAgain={() => setSent(null)} />
        ) : (
          <SupportForm onSent={setSent} />
        )}
      </Card>
      <Stack as="aside" gap={3} pad={4} className={classes.contact} aria-labelledby="contact">
        <h2 id="contact">Outras formas de falar com a gente</h2>
        <Row as="p" gap={3}>
          <IconMail size={22} stroke={1.7} aria-hidden />
          <span>
            Prefere usar seu próprio email? Escreva para <SupportAddress />.
          </span>
        </Row>
        <Row as="p" gap={3}>
          <IconClock size={22} stroke={1.7} aria-hidden />
          <span>Respondemos em até {promises.supportReplyDays} dias úteis.</span>
        </Row>
      </Stack>
    </Stack>
  );
}

interface SupportSentProps {
  readonly sent: SentMessage;
  readonly onAgain: () => void;
}

function SupportSent({ sent, onAgain }: SupportSentProps) {
  const visitor = useSession('public').status === 'visitor';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Outcome
      as="h2"
      tone="good"
      Icon={IconMailCheck}
      title="Mensagem enviada!"
      heading={heading}
      buttons={
        <>
          {visitor && <LinkButton to="/">{backTo.start}</LinkButton>}
          <LinkButton to="/dashboard" variant={visitor ? 'default' : 'filled'}>
            Voltar ao Dashboard
          </LinkButton>
          <Button variant="default" onClick={onAgain}>
            Enviar nova mensagem
          </Button>
        </>
      }
    >
      <p>A resposta chega no seu email em até {promises.supportReplyDays} dias úteis.</p>
      <Stack as="dl" gap={3} pad={4} className={classes.facts}>
        {[
          { label: 'Email', value: sent.email },
          { label: 'Assunto', value: sent.subject },
        ].map(({ label, value }) => (
          <div key={label}>
            <Text as="dt" size={2} tone="soft">
              {label}
            </Text>
            <Text as="dd" strong>
              {value}
            </Text>
          </div>
        ))}
      </Stack>
    </Outcome>
  );
}

const tooLong = (message: string) =>
  textLength(tidyLines(message)) > supportBounds.message.max
    ? validationMessages.supportMessageTooLong
    : undefined;

function SupportForm({ onSent }: { readonly onSent: (sent: SentMessage) => void }) {
  const { form, values, field, submit, pending, error, loadingUser } = useSupportForm(onSent);
  const { error: _, ...site } = field('site');
  const length = textLength(values.message);
  const isNearlyFull = length >= 0.9 * supportBounds.message.max;
  return (
    <Form ref={form} onSubmit={submit} onKeyDown={moveOnEnter}>
      <Grid least="14rem" gap={4}>
        <TextField {...nameField} {...field('name')} disabled={loadingUser} />
        <TextField {...emailField} {...field('email')} disabled={loadingUser} />
      </Grid>
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
        error={field('message').error ?? tooLong(values.message)}
        id="message"
        label="Mensagem"
        rows={6}
        aside={
          isNearlyFull && (
            <Text as="span" size={2} tone="soft" figures>
              {formatDecimal(length)}/{longestSupportMessage}
            </Text>
          )
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
      <div role="alert">{error && <Note kind="bad">{reasonOr('support_failed', error)}</Note>}</div>
      <LimitedButton type="submit" size="lg" pending={pending} waiting="Enviando…" error={error}>
        Enviar mensagem
      </LimitedButton>
    </Form>
  );
}
