-- A rule of a collection may ask for every field of a product, and for the fields that the merchant has defined.
-- "own" names the field by "ownField": {"field": "own", "ownField": "material", "operator": "is", "value": "oak"}.

-- A comparison of a text, in quotes.
create function rule_text(expression text, operator text, value text) returns text language sql immutable as $$
  select case when operator like 'contains%' then format('strpos(lower(%s), lower(%L)) > 0', expression, value)
    else format('lower(%s) = lower(%L)', expression, value) end
$$;

-- What a field of the merchant's own holds, f.value: texts by language, keys of choices, a number, or yes and no.
create function rule_own_value(operator text, value text) returns text language sql immutable as $$
  select case
    when operator in ('at_least', 'at_most') then format(
      'case jsonb_typeof(f.value) when ''number'' then f.value::numeric %s %L::numeric end',
      case operator when 'at_least' then '>=' else '<=' end, value)
    else format(
      'case jsonb_typeof(f.value)
        when ''array'' then f.value ? %1$L
        when ''boolean'' then f.value = to_jsonb(%1$L = ''yes'')
        when ''object'' then exists (select from jsonb_each_text(f.value) as said where %2$s)
      end', value, rule_text('said.value', operator, value))
  end
$$;

-- A condition about the live variants of a product.
create function rule_any_variant(condition text) returns text language sql immutable as $$
  select format('exists (select from variants v where v.product_id = p.id and v.archived_at is null and (%s))', condition)
$$;

-- A condition about a product p at the instant $1. Every value is quoted; what is unknown is never true.
create or replace function rule_condition(condition jsonb) returns text language plpgsql immutable as $$
declare
  field constant text := condition ->> 'field';
  operator constant text := condition ->> 'operator';
  value constant text := condition ->> 'value';
  compared constant text := case operator when 'at_least' then '>=' else '<=' end;
  found text;
begin
  found := case
    when field = 'title' then format(
      'exists (select from product_texts t where t.product_id = p.id and %s)', rule_text('t.title', operator, value))
    -- The words of it, without its tags.
    when field = 'description' then format(
      'exists (select from product_texts t where t.product_id = p.id and %s)',
      rule_text('regexp_replace(t.description_html, ''<[^>]*>'', '' '', ''g'')', operator, value))
    when field = 'translated' then format(
      'exists (select from product_texts t where t.product_id = p.id and t.locale = %L and t.title <> '''')', value)
    when field = 'handle' then rule_text('p.handle', operator, value)
    when field = 'tag' then format('exists (select from unnest(p.tags) as tag where lower(tag) = lower(%L))', value)
    when field = 'vendor' then rule_text('p.vendor', operator, value)
    when field = 'type' then rule_text('p.product_type', operator, value)
    when field = 'manufacturer' then rule_text('p.manufacturer_name', operator, value)
    when field = 'state' then format(
      '(case when p.status = ''active'' and p.is_published then ''published'' else ''draft'' end) = %L', value)
    when field = 'vat_class' then format('p.vat_class = %L', value)
    when field = 'withdrawal' then format('p.withdrawal_exception = %L', value)
    when field = 'cash_register' then 'p.needs_cash_register'
    when field = 'gift_card' then 'p.gift_card is not null'
    when field = 'picture' then 'exists (select from media m where m.product_id = p.id)'
    when field = 'sku' then rule_any_variant('v.sku <> '''' and ' || rule_text('v.sku', operator, value))
    when field = 'ean' then rule_any_variant('v.barcode <> '''' and ' || rule_text('v.barcode', operator, value))
    when field = 'option_value' then rule_any_variant(format('exists (
      select from unnest(array[v.option1, v.option2, v.option3]) as chosen where %s)',
      rule_text('chosen', operator, value)))
    when field = 'variants' then format(
      '(select count(*) from variants v where v.product_id = p.id and v.archived_at is null) %s %L::bigint',
      compared, value)
    -- The heaviest of what can be chosen; none where nobody has weighed it.
    when field = 'weight' then format(
      '(select nullif(max(v.weight_grams), 0) from variants v where v.product_id = p.id and v.archived_at is null)
        %s %L::bigint', compared, value)
    -- The lowest of what can be chosen: the price that a card says.
    when field = 'price' then format(
      '(select min(pr.amount_minor) from variants v join prices_at($1) pr on pr.variant_id = v.id
        where v.product_id = p.id and v.archived_at is null and pr.currency = %L) %s %L::bigint',
      condition ->> 'currency', compared, value)
    when field = 'on_sale' then
      'exists (select from variants v join prices_at($1) pr on pr.variant_id = v.id
        where v.product_id = p.id and v.archived_at is null and pr.compare_at_minor > pr.amount_minor)'
    -- What is not counted never runs out.
    when field = 'stock' then format(
      '(select coalesce(sum(case when v.tracks_stock then greatest(v.on_hand - v.reserved, 0) else 1000000000 end), 0)
        from variants v where v.product_id = p.id and v.archived_at is null) %s %L::bigint',
      compared, value)
    when field = 'created' then format('p.created_at > $1 - make_interval(days => %L::integer)', value)
    when field = 'collection' then format(
      'exists (select from collection_products c where c.product_id = p.id and c.collection_id = %L::uuid)', value)
    when field = 'own' then format(
      'exists (select from product_field_values f where f.product_id = p.id and f.field = %L and %s)',
      condition ->> 'ownField', rule_own_value(operator, value))
  end;
  return case
    when found is null then 'false'
    when operator in ('is_not', 'contains_not', 'before') then format('not coalesce((%s), false)', found)
    else format('coalesce((%s), false)', found)
  end;
end $$;
