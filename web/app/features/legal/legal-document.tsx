import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Stack } from '../../ui/look/box.tsx';
import { Text } from '../../ui/look/text.tsx';
import classes from './legal-document.module.css';

export interface LegalSection {
  /** The anchor in the address. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface LegalDocumentProps {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

export function LegalDocument({ title, lead, sections }: LegalDocumentProps) {
  return (
    <article className={classes.document}>
      <Stack as="header" gap={3} className={classes.head}>
        <Text as="h1" size={6}>
          {title}
        </Text>
        <Text size={4} className={classes.lead}>
          {lead}
        </Text>
        <Text tone="soft">
          Última atualização: <time dateTime="2025-06-13">13 de junho de 2025</time>
        </Text>
      </Stack>
      <Stack as="nav" pad={4} gap={1} className={classes.contents} aria-labelledby="contents">
        <h2 id="contents">Nesta página</h2>
        <ol>
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <Link to={`#${id}`}>{name}</Link>
            </li>
          ))}
        </ol>
      </Stack>
      <div className={classes.text}>
        {sections.map(({ id, title: name, body }, index) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>
              {index + 1}. {name}
            </h2>
            {body}
          </section>
        ))}
      </div>
    </article>
  );
}
