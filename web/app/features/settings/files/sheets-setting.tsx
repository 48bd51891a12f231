import { IconTableImport } from '@tabler/icons-react';
import { plans } from '#core/plans/plans.ts';
import { importWords } from '#core/sheets/sheet-texts.ts';
import { AnchorButton } from '../../../ui/buttons/anchor-button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { useUser } from '../../session/user-context.ts';
import { Setting } from '../section/setting.tsx';
import classes from './files.module.css';

const sheets = [
  { path: 'products', label: 'Produtos' },
  { path: 'materials', label: 'Catálogo' },
  { path: 'movements', label: 'Movimentos de estoque' },
];
const kinds = [
  { extension: 'xlsx', name: 'Excel' },
  { extension: 'csv', name: 'CSV' },
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
      <ul className={classes.sheets} aria-label={importWords.exports}>
        {sheets.map(({ path, label }) => (
          <li key={path}>
            {label}
            {kinds.map(({ extension, name }) => (
              <AnchorButton
                key={extension}
                variant="default"
                size="sm"
                href={`/api/export/${path}.${extension}`}
                download
                aria-label={`Baixar ${label.toLowerCase()} em ${name}`}
              >
                {name}
              </AnchorButton>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
