-- What a parcel costs depends on what is in it. 150 g is a garment of which nobody has said what it weighs; a tariff
-- without a limit goes on taking parcels of any weight.
alter table articles add column grams integer not null default 150 check (grams > 0);

-- A way to a place has a row for each weight: up to so many grams, or without a limit. Read by place, so the place leads.
alter table shipping_methods
  add column up_to_grams integer check (up_to_grams > 0),
  drop constraint shipping_methods_pkey,
  add constraint shipping_methods_once unique nulls not distinct (country_code, zone, code, warehouse, up_to_grams);
