-- Goods of which the right of withdrawal is less than elsewhere (Directive 2011/83, Article 16 c, d, e, i): null for none. What is
-- sealed can be withdrawn from while its seal is whole.
alter table products
  add column withdrawal_exception text
    check (withdrawal_exception in ('custom', 'perishable', 'sealed_hygiene', 'sealed_media')),
  -- Goods of § 4 (Dz.U. 2024 poz. 1902), sales of which Poland's cash register is never spared.
  add column needs_cash_register boolean not null default false;

-- As it was when the order was placed. Null also for what was excepted before there were kinds: that is made to wishes.
alter table order_lines
  add column withdrawal_exception text
    check (withdrawal_exception in ('custom', 'perishable', 'sealed_hygiene', 'sealed_media'));
