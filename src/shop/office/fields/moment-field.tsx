// A field for a moment by the clocks of the company's country, stored as `2026-12-24T18:00`.
import { formatDay, shortDay } from '../../../dates/format-moment.ts';
import type { MessageKey } from '../../../i18n/all-messages.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { MomentFields } from '../../../ui/office/moments/moment-fields.tsx';
import type { FieldOptions, SettingField } from '../settings-screen.ts';

type Typed = { day: string; time: string };

type MomentOptions = FieldOptions & {
  /** What the field of its time is called. */
  time: MessageKey;
  /** An empty field is stored as null. */
  isNullable?: boolean;
};

export function moment(path: string, label: MessageKey, options: MomentOptions): SettingField<Typed> {
  const { time: timeLabel, isNullable, ...shown } = options;
  return {
    ...{ path, label, ...shown },
    toTyped(value) {
      const [day = '', time = ''] = String(value ?? '').split('T');
      return { day, time };
    },
    read({ day, time }) {
      if (day && time) return { value: `${day}T${time}` };
      return isNullable && !day && !time ? { value: null } : { value: '', problem: 'settings.missing' };
    },
    say: (typed, { locale }) => sayMoment(typed, locale),
    Input: ({ typed, label: name, hint, error, place: { t }, change }) => (
      <MomentFields
        {...typed}
        dayTexts={{ label: name, hint, error: lacksTime(typed) ? null : error }}
        timeLabel={t(timeLabel)}
        timeError={lacksTime(typed) ? error : null}
        onChange={(to) => change({ ...typed, ...to })}
      />
    ),
  };
}

/** What is typed of a moment, in a line; an ellipsis while it is open. */
export function sayMoment(typed: unknown, locale: Locale): string {
  const { day = '', time = '' } = (typed ?? {}) as Partial<Typed>;
  return [day && formatDay(day, locale, 'UTC', shortDay), time].filter(Boolean).join(', ') || '…';
}

const lacksTime = ({ day, time }: Typed) => day !== '' && time === '';
