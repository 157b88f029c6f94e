// When the shop makes its invoices by itself, for whom, and how they are numbered.
import { z } from 'zod';
import { readPeriodBound } from '../../dates/period-bound.ts';
import { locales } from '../../i18n/locales.ts';
import { settingFaults } from '../setting-faults.ts';
import { datevSettingsSchema } from './datev-settings.ts';
import { issueTimes } from './issue-times.ts';
import { ksefChoices } from './ksef-choices.ts';
import { ksefOutageKinds } from './ksef-outages.ts';
import { listSeries, meetingSeries } from './series-list.ts';
import { faultOfPattern } from './series-pattern.ts';

const pattern = (usual: string) =>
  z
    .string()
    .trim()
    .refine((text) => faultOfPattern(text) === null || (text === '' && usual === ''), settingFaults.seriesPattern)
    .default(usual);

const marketSeriesSchema = z.strictObject({
  ...{ invoice: pattern(''), correction: pattern(''), proforma: pattern(''), receipt: pattern('') },
});

/** A moment is told by the clocks of the company's country. */
const moment = z.string().refine((text) => text.includes('T') && readPeriodBound(text, 'from', 'UTC') !== null, {
  message: settingFaults.moment,
});

const outageSchema = z
  .strictObject({
    kind: z.enum(ksefOutageKinds),
    from: moment,
    /** Null: it goes on. */
    until: moment.nullable().default(null),
  })
  .refine(({ from, until }) => until === null || from < until, { path: ['until'], message: settingFaults.endsBefore });

export const invoiceSettingsSchema = z
  .strictObject({
    issueAt: z.enum(issueTimes).default('byHand'),
    /** Whoever orders without a company gets one, too. */
    forConsumers: z.boolean().default(false),
    /** Which invoices of a seller in Poland are sent to KSeF, the state's system of invoices. */
    ksef: z.enum(ksefChoices).default('off'),
    /** What the ministry has announced of KSeF: what is issued offline meanwhile is due by other days. */
    ksefOutages: z.array(outageSchema).max(200).default([]),
    datev: datevSettingsSchema.prefault({}),
    series: z
      .strictObject({
        invoice: pattern('FV/{year}/{number}'),
        correction: pattern('FK/{year}/{number}'),
        proforma: pattern('PRO/{year}/{number}'),
        receipt: pattern('RE/{year}/{number}'),
      })
      .prefault({}),
    /** The series that a market has of its own, by its language; an empty pattern: that kind is numbered with the others. */
    marketSeries: z.partialRecord(z.enum(locales), marketSeriesSchema).default({}),
  })
  .superRefine((settings, context) => {
    const meeting = meetingSeries(listSeries(settings));
    const path = meeting?.[1].path.split('.');
    if (path) context.addIssue({ code: 'custom', path, message: settingFaults.seriesMeet });
  });

export type InvoiceSettings = z.output<typeof invoiceSettingsSchema>;
