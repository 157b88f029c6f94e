// When a draft goes on sale by itself. It comes when that is chosen.
import { useApp } from '../../../app-instance.tsx';
import { dateIn } from '../../../dates/local-date.ts';
import { classNames } from '../../../ui/class-names.ts';
import { MomentFields } from '../../../ui/office/moments/moment-fields.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import styles from './product-editor.module.css';

type Planned = { day: string; time: string };
type PlannedMomentProps = { slice: Planned; change(to: Partial<Planned>): void; problems: readonly string[] };

export function PlannedMoment({ slice, change, problems }: PlannedMomentProps) {
  const { shop, t } = useApp();
  return (
    <div className={classNames(layout.fields, styles.moment)}>
      <MomentFields
        day={slice.day}
        time={slice.time}
        dayTexts={{
          label: t('productEditor.publishDay'),
          error: problems.includes('day') ? t('productEditor.badDay') : null,
        }}
        timeLabel={t('productEditor.publishTime')}
        min={dateIn(shop.timeZone, new Date())}
        onChange={change}
      />
    </div>
  );
}
