import { IconCheck } from '@tabler/icons-react';
import type { OfferedFeature } from '#core/plans/offer.ts';
import classes from './plan-cards.module.css';

/** What a plan holds. */
export function FeatureList({ features }: { readonly features: readonly OfferedFeature[] }) {
  return (
    <ul className={classes.features}>
      {features.map(({ text }) => (
        <li key={text}>
          <IconCheck size={20} aria-hidden />
          {text}
        </li>
      ))}
    </ul>
  );
}
