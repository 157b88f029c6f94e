// How parcels travel, what the checkout does not offer and why, and the pick-up points that come with one press.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { textsOf } from '../../i18n/load-texts.ts';
import { languageOf } from '../../i18n/locales.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageModule } from '../../page-module.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/staff-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { deliveryQuery, type ShownWay } from './delivery-queries.ts';
import { PointListRow } from './point-list-row.tsx';
import styles from './point-lists.module.css';

const REFETCH_MS = 1_000;

export const loadTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/office/points.ts`));

export const load: PageModule['load'] = (queryClient) => queryClient.ensureQueryData(deliveryQuery);

export const head: PageModule['head'] = ({ t }) => ({ title: t('points.title') });

export const Page: PageModule['Page'] = () => {
  const { t } = useApp();
  const { deliveryWays, pointLists } = useSuspenseQuery({
    ...deliveryQuery,
    refetchInterval: ({ state }) => (state.data?.pointLists.some((list) => list.isUnderWay) ? REFETCH_MS : false),
  }).data;
  return (
    <div className={page.page}>
      <div className={layout.stack}>
        <h1 className={page.title} tabIndex={-1}>
          {t('points.title')}
        </h1>
        <p>
          {t('points.intro')}{' '}
          <PageLink to={officeUrlOf('settingsDocument', undefined, { document: 'delivery' })}>
            {t('points.set')}
          </PageLink>
        </p>
      </div>
      <section className={layout.stack} aria-labelledby="ways">
        <h2 className={page.heading} id="ways">
          {t('points.ways')}
        </h2>
        <ul className={page.list}>
          {deliveryWays.map((way) => (
            <WayRow key={way.id} way={way} />
          ))}
        </ul>
      </section>
      <section className={layout.stack} aria-labelledby="points">
        <h2 className={page.heading} id="points">
          {t('points.lists')}
        </h2>
        {pointLists.length === 0 ? <p className={layout.aside}>{t('points.none')}</p> : null}
        <ul className={page.list}>
          {pointLists.map((list) => (
            <PointListRow key={list.carrier} list={list} />
          ))}
        </ul>
      </section>
    </div>
  );
};

function WayRow({ way: { carrierName, kind, name, without, isOff } }: { way: ShownWay }) {
  const { locale, t } = useApp();
  const names = new Intl.DisplayNames(languageOf(locale).languageTag, { type: 'region' });
  const countries = without.map((country) => names.of(country) ?? country).join(', ');
  const lack = isOff ? t('points.notOffered') : t('points.notOfferedIn', { countries });
  return (
    <li className={page.row}>
      <div className={page.what}>
        <span>
          {name || carrierName} <span className={layout.aside}>{t(`points.kind_${kind as 'courier'}`)}</span>
        </span>
        <span className={classNames(layout.aside, without.length > 0 && styles.lack)}>
          {without.length > 0 ? lack : t('points.offered')}
        </span>
      </div>
    </li>
  );
}
