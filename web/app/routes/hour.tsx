import { backTo } from '#core/app/app-texts.ts';
import { hourWords } from '#core/hour/hour-texts.ts';
import { Hour } from '../features/hour/hour.tsx';
import { BackLink } from '../ui/screen/back-link.tsx';
import { PageHead } from '../ui/screen/page.tsx';

export const meta = () => [{ title: `${hourWords.title} · Artesa` }];

export default function HourScreen() {
  return (
    <>
      <BackLink to="/settings">{backTo.settings}</BackLink>
      <PageHead title={hourWords.title}>{hourWords.lead}</PageHead>
      <Hour />
    </>
  );
}
