import { useT } from '../../app-instance.tsx';
import { CrossIcon } from '../../icons/cross-icon.tsx';
import { type OfficeRouteName, officeUrlOf } from '../../office-addresses.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './filter-bar.module.css';
import type { ShownFilter } from './filter-input.tsx';

type ActiveFiltersProps = {
  route: OfficeRouteName;
  shown: readonly ShownFilter[];
  /** The values as parameters of the address. */
  values: Readonly<Record<string, string | undefined>>;
};

/** Each filter that is set as a chip that takes it away. */
export function ActiveFilters({ route, shown, values }: ActiveFiltersProps) {
  const t = useT();
  const active = shown.filter(({ value }) => value !== undefined);
  if (active.length === 0) return null;
  const textOf = ({ field, choices, value = '' }: ShownFilter) => {
    if (field.kind === 'search') return t('list.searched', { text: value });
    return field.kind === 'choice'
      ? (choices?.find(({ id }) => id === value)?.name ?? value)
      : `${t(field.label)} ${value}`;
  };
  return (
    <ul className={styles.chips}>
      {active.map((filter) => (
        <li key={filter.name}>
          <PageLink className={styles.chip} to={officeUrlOf(route, { ...values, [filter.name]: undefined })}>
            <VisuallyHidden>{t('list.without', { filter: textOf(filter) })}</VisuallyHidden>
            <span aria-hidden="true">{textOf(filter)}</span>
            <CrossIcon />
          </PageLink>
        </li>
      ))}
      <li>
        <PageLink className={styles.clear} to={officeUrlOf(route)}>
          {t('list.clear')}
        </PageLink>
      </li>
    </ul>
  );
}
