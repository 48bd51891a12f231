import { IconTableImport } from '@tabler/icons-react';
import { importWords } from '#core/messages/sheets.ts';
import { plans } from '#core/plans/plans.ts';
import { AnchorButton } from '../../../ui/buttons/anchor-button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { useUser } from '../../session/user-context.ts';
import { Setting } from '../section/setting.tsx';
import classes from './files.module.css';

const files = [
  { path: 'products.xlsx', label: 'Produtos (Excel)' },
  { path: 'products.csv', label: 'Produtos (CSV)' },
  { path: 'materials.xlsx', label: 'Catálogo (Excel)' },
  { path: 'materials.csv', label: 'Catálogo (CSV)' },
];

/** Spreadsheets out and in, for plans with them. */
export function SheetsSetting() {
  const { plan } = useUser();
  if (!plans[plan].features.sheets) {
    return (
      <Setting title={importWords.exports} action={null}>
        {importWords.exportsPro}
      </Setting>
    );
  }
  return (
    <>
      <Setting
        title={importWords.exports}
        action={
          <LinkButton
            to="/import"
            variant="default"
            leftSection={<IconTableImport size={18} aria-hidden />}
          >
            {importWords.title}
          </LinkButton>
        }
      >
        {importWords.exportsLead}
      </Setting>
      <div className={classes.sheets}>
        {files.map(({ path, label }) => (
          <AnchorButton
            key={path}
            variant="default"
            size="sm"
            href={`/api/export/${path}`}
            download
          >
            {label}
          </AnchorButton>
        ))}
      </div>
    </>
  );
}
