import { IconCheck, IconClock } from '@tabler/icons-react';
import type { OfferedFeature } from '#core/plans/offer.ts';
import classes from './plan-cards.module.css';

/** What a plan holds, and what it will hold. */
export function FeatureList({ features }: { readonly features: readonly OfferedFeature[] }) {
  return (
    <ul className={classes.features}>
      {features.map(({ text, soon }) => {
        const Icon = soon ? IconClock : IconCheck;
        return (
          <li key={text} data-soon={soon}>
            <Icon size={20} aria-hidden />
            <span>
              {text} {soon && <span className={classes.soon}>Em breve</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
