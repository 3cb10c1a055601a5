-- Who carries parcels, and where one is followed: `{code}` stands for its number. Rows are the operator's to change.
create table carriers (
  code text primary key check (code ~ '^[a-z0-9-]{2,20}$'),
  name text not null check (name <> ''),
  track_url text check (track_url ~ '^https://[^[:space:]]*\{code\}[^[:space:]]*$')
);
insert into carriers (code, name, track_url) values
  ('correos', 'Correos', 'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number={code}'),
  ('seur', 'SEUR', 'https://www.seur.com/livetracking/?segOnlineIdentificador={code}'),
  ('dhl', 'DHL', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={code}'),
  ('gls', 'GLS', 'https://gls-group.com/track/{code}'),
  ('ups', 'UPS', 'https://www.ups.com/track?tracknum={code}');

-- When a parcel left, with whom, and by which number it is followed.
create table dispatches (
  order_id uuid primary key references orders on delete cascade,
  left_on date not null,
  carrier_code text references carriers,
  tracking text check (tracking ~ '^[0-9A-Za-z-]{4,40}$'),
  check (tracking is null or carrier_code is not null)
);
