// Reductions as an undo sees them. What shoppers have been shown stays in the history of the price, from which the 30-day low
// is calculated: a reduction that has begun is ended and not deleted, and none comes back into the past.
import { type RawBuilder, sql } from 'kysely';
import type { HistoryPart, TakeBack, UndoContext } from '../../history/history-part.ts';
import { hasKey, written } from '../../history/write-former.ts';

const key = { id: 'uuid' };
const isKey = hasKey({ table: 'price_reductions', key, ignored: [] });

/** One that has begun ends now; a planned one is deleted. Those that are over are left alone. */
const takeBackAdded: TakeBack = written(
  ({ now }, given) => sql`
    with kept as (
      select given.place, t.id, t.begins_at >= ${now} as is_planned
      from ${given} as given join price_reductions t on ${isKey} and to_jsonb(t) = given.after
      where t.ends_at is null or t.ends_at > ${now}
    ), deleted as (
      delete from price_reductions r using kept where r.id = kept.id and kept.is_planned returning kept.place
    ), ended as (
      update price_reductions r set ends_at = ${now} from kept where r.id = kept.id and not kept.is_planned returning kept.place
    )
    select place from deleted union all select place from ended`,
);

/** A planned one that was withdrawn is planned again; its begin may have passed by now. */
const takeBackRemoved: TakeBack = written(
  ({ now }, given) => sql`
    with added as (
      insert into price_reductions select (jsonb_populate_record(null::price_reductions, given.before || jsonb_build_object(
        'begins_at', greatest((given.before ->> 'begins_at')::timestamptz, ${now}::timestamptz)))).*
      from ${given} as given
      where given.before ->> 'ends_at' is null or (given.before ->> 'ends_at')::timestamptz > ${now}
      on conflict do nothing returning id
    )
    select given.place from ${given} as given join added as t on ${isKey}`,
);

/** Ends when it was to end, or now where that has passed. That it was ended for a while is forgotten: it never was. */
const takeBackEnd: TakeBack = written(
  ({ now }, given) => sql`
    update price_reductions t
    set ends_at = case when ${momentIn('before')} <= ${now} then ${now}::timestamptz else ${momentIn('before')} end
    from ${given} as given where ${isKey} and t.ends_at is not distinct from ${momentIn('after')} returning given.place`,
);

/** What a planned one is to be can be taken back until it begins. */
function takeBackPlanned(field: 'amount_minor' | 'begins_at'): TakeBack {
  const valueIn = (value: 'before' | 'after') =>
    sql`(jsonb_populate_record(t, jsonb_build_object(${sql.lit(field)}, given.${sql.ref(value)}))).${sql.ref(field)}`;
  return written(
    ({ now }: UndoContext, given: RawBuilder<unknown>) => sql`
      update price_reductions t set ${sql.ref(field)} = ${valueIn('before')} from ${given} as given
      where ${isKey} and t.begins_at >= ${now} and t.${sql.ref(field)} is not distinct from ${valueIn('after')}
      returning given.place`,
  );
}

function momentIn(value: 'before' | 'after'): RawBuilder<unknown> {
  return sql`(given.${sql.ref(value)} #>> '{}')::timestamptz`;
}

export const reductionsPart: HistoryPart = {
  table: 'price_reductions',
  key,
  ignored: [],
  takeBackAdded,
  takeBackRemoved,
  takeBackFields: {
    ends_at: takeBackEnd,
    begins_at: takeBackPlanned('begins_at'),
    amount_minor: takeBackPlanned('amount_minor'),
  },
};
