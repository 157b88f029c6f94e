// The points of one carrier: how many, of when, how more come, and what went wrong the last time.
import { useApp } from '../../app-instance.tsx';
import { formatNumber } from '../../numbers/format-number.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import { PageLink } from '../../ui/page-link.tsx';
import type { ShownPointList } from './delivery-queries.ts';
import styles from './point-lists.module.css';
import { MAX_POINTS_FILE_BYTES } from './points-upload.ts';
import { TextWithCode } from './text-with-code.tsx';
import { usePoints } from './use-points.ts';

export function PointListRow({ list }: { list: ShownPointList }) {
  const { t } = useApp();
  const { carrierName, count, canRead, isUnderWay, problem, detail, leftOut, ordersToClosed } = list;
  const { isBusy, refusal, load, hand } = usePoints(list);
  const told = refusal ?? problem ?? null;
  return (
    <li className={classNames(layout.stack, styles.list)}>
      <div className={layout.row}>
        <h3 className={styles.carrier}>{carrierName}</h3>
        <CountOfPoints list={list} />
      </div>
      {isUnderWay ? <Progress list={list} /> : null}
      {told && !isUnderWay ? (
        <Notice kind="error">
          <TextWithCode text={`points.${told}`} code="kasa import-points" />
          {refusal || !detail ? null : <span className={styles.detail}> ({detail})</span>}
          {count > 0 ? <> {t('points.kept')}</> : null}
        </Notice>
      ) : null}
      {leftOut > 0 ? <p className={layout.aside}>{t('points.leftOut', { count: leftOut })}</p> : null}
      {ordersToClosed.length > 0 ? (
        <Notice kind="info">
          {t('points.toClosed')}{' '}
          {ordersToClosed.map((number) => (
            <PageLink
              key={number}
              className={styles.order}
              to={officeUrlOf('managedOrder', {}, { number: `${number}` })}
            >
              {number}
            </PageLink>
          ))}
        </Notice>
      ) : null}
      <div className={layout.row}>
        {canRead ? (
          <Button
            kind={count > 0 ? 'plain' : 'primary'}
            isBusy={isBusy || isUnderWay}
            disabled={isUnderWay}
            aria-label={t('points.loadOf', {
              action: t(count > 0 ? 'points.loadAgain' : 'points.load'),
              carrier: carrierName,
            })}
            onClick={load}
          >
            {t(count > 0 ? 'points.loadAgain' : 'points.load')}
          </Button>
        ) : null}
        <PointsFile carrierName={carrierName} isDisabled={isBusy || isUnderWay} onFile={hand} />
      </div>
      <HowTheyCome list={list} />
    </li>
  );
}

function CountOfPoints({ list: { count, updatedAt } }: { list: ShownPointList }) {
  const { locale, t } = useApp();
  const formatMoment = useFormatMoment();
  const number = formatNumber(count, locale);
  if (count === 0) return <span className={styles.lack}>{t('points.noPoints')}</span>;
  return (
    <span className={layout.aside}>
      {updatedAt
        ? t('points.countAt', { count, number, moment: formatMoment(updatedAt) })
        : t('points.count', { count, number })}
    </span>
  );
}

function Progress({ list: { carrierName, done, total } }: { list: ShownPointList }) {
  const { locale, t } = useApp();
  const format = (count: number) => formatNumber(count, locale);
  return (
    <div className={classNames(layout.stack, layout.tight)} role="status">
      <progress
        className={controls.progress}
        aria-label={`${t('points.underWay')}: ${carrierName}`}
        value={total ? done : undefined}
        max={total ?? 1}
      />
      <span className={layout.aside}>
        {t('points.underWay')}
        {total ? `: ${t('points.progress', { done: format(done), total: format(total) })}` : ''}
      </span>
    </div>
  );
}

function HowTheyCome({ list: { carrierName, canRead, secrets } }: { list: ShownPointList }) {
  const { t } = useApp();
  if (canRead) return <p className={layout.aside}>{t('points.fromCarrier', { carrier: carrierName })}</p>;
  return (
    <>
      {secrets.length > 0 ? (
        <p className={layout.aside}>
          <TextWithCode
            text="points.withKeys"
            code={`kasa secrets set ${secrets[0]}`}
            values={{ secrets: secrets.join(', '), carrier: carrierName }}
          />
        </p>
      ) : null}
      <p className={layout.aside}>
        <TextWithCode
          text="points.fromFile"
          code="kasa import-points --help"
          values={{ size: MAX_POINTS_FILE_BYTES / 1_000_000 }}
        />
      </p>
    </>
  );
}

type PointsFileProps = { carrierName: string; isDisabled: boolean; onFile(file: File): void };

function PointsFile({ carrierName, isDisabled, onFile }: PointsFileProps) {
  const { t } = useApp();
  return (
    <label className={classNames(controls.act, controls.file)} data-disabled={isDisabled || undefined}>
      <input
        type="file"
        accept=".json,application/json"
        aria-label={t('points.file', { carrier: carrierName })}
        disabled={isDisabled}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file once more is a choice, too.
          currentTarget.value = '';
        }}
      />
      <span>{t('points.upload')}</span>
    </label>
  );
}
