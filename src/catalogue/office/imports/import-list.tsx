import type { TableList } from '../../../lists/office/office-list.tsx';
import type { ImportsListQuery } from '../../../office-operations.generated.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { PageLink } from '../../../ui/page-link.tsx';
import { ImportMark } from './import-mark.tsx';
import { importHref } from './import-queries.ts';
import styles from './imports.module.css';

type Listed = ImportsListQuery['imports']['imports'][number];

export const importList: TableList<Listed, number> = {
  route: 'imports',
  title: 'imports.title',
  noneYet: 'imports.noneYet',
  idOf: ({ id }) => id,
  hrefOf: importHref,
  className: styles.imports,
  columns: [
    {
      head: 'imports.file',
      className: classNames(layout.cut, styles.file),
      cell: ({ id, fileName }) => <PageLink to={importHref(id)}>{fileName}</PageLink>,
    },
    {
      head: 'imports.state',
      className: styles.state,
      cell: ({ state, faults }) => <ImportMark {...{ state, faults }} />,
    },
    {
      head: 'imports.result',
      className: styles.result,
      cell: ({ kind, products, faults }, { t }) => {
        if (!products) return null;
        // Nothing comes of what it would be.
        if (faults > 0) return t('imports.faultsOf', { count: faults });
        const { created, updated } = products;
        return kind === 'texts'
          ? t('imports.textsOf', { count: updated })
          : t('imports.resultOf', { created, updated });
      },
    },
    { head: 'imports.when', className: styles.when, cell: ({ createdAt }, { moment }) => moment(createdAt) },
    { head: 'imports.who', className: styles.who, cell: ({ who }) => who },
  ],
};
