import { IconCrown } from '@tabler/icons-react';
import { useIsFetching } from '@tanstack/react-query';
import { planLabels } from '#core/plans/plans.ts';
import { PrintButton } from '../../ui/paper/print-button.tsx';
import { PageHead } from '../../ui/screen/page.tsx';
import classes from './reports.module.css';

export function ReportHead() {
  // Its parts come by calls of their own.
  const ready = useIsFetching() === 0;
  return (
    <>
      <p className={classes.pro} data-screen-only>
        <IconCrown size={16} aria-hidden /> {planLabels.pro}
      </p>
      <PageHead title="Relatórios Avançados" actions={<PrintButton ready={ready} />}>
        Análise completa da rentabilidade dos seus produtos
      </PageHead>
    </>
  );
}
