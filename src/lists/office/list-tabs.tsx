// A filter whose choices stand beside each other above the list.
import { useT } from '../../app-instance.tsx';
import { type OfficeRouteName, officeUrlOf } from '../../office-addresses.ts';
import { classNames } from '../../ui/class-names.ts';
import segments from '../../ui/office/sheets/segments.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import type { FilterField } from './list-filters.ts';
import { showChosenTab } from './show-chosen-tab.ts';

type ListTabsProps = {
  route: OfficeRouteName;
  name: string;
  field: FilterField & { kind: 'tabs' };
  /** The values as parameters of the address. */
  values: Readonly<Record<string, string | undefined>>;
  label: string;
};

export function ListTabs({ route, name, field, values, label }: ListTabsProps) {
  const t = useT();
  return (
    <nav className={classNames(segments.track, segments.scrolls)} aria-label={label} ref={showChosenTab}>
      {[{ id: undefined, name: t(field.first) }, ...field.choices(t)].map((tab) => (
        <PageLink
          key={tab.id ?? ''}
          className={segments.segment}
          to={officeUrlOf(route, { ...values, [name]: tab.id })}
          aria-current={values[name] === tab.id ? 'page' : undefined}
        >
          {tab.name}
        </PageLink>
      ))}
    </nav>
  );
}
