-- The sandbox keeps which of the shop's domains wallets are registered for, as Stripe does.
alter table sandbox.objects drop constraint objects_kind_check,
  add constraint objects_kind_check check (
    kind in (
      'payment_intent', 'payment_method', 'charge', 'refund', 'dispute', 'mandate', 'event', 'payment_method_domain'
    )
  );
