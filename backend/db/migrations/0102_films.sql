-- F012. One film for a colour of a product, which begins under the colour's first picture. Its words are captions
-- (WebVTT) and, for whoever reads instead of watching, a story in plain text.
create table films (
  variant_id integer primary key references variants on delete cascade,
  -- Of all that belongs to it: another film has another address.
  hash text not null check (hash ~ '^[a-z0-9]{16,64}$'),
  captions localized not null,
  story localized not null,
  -- What plays on most devices, and what a browser without its licence plays.
  mp4 bytea check (octet_length(mp4) <= 6000000),
  webm bytea check (octet_length(webm) <= 6000000),
  added_at timestamptz not null,
  check (coalesce(mp4, webm) is not null)
);
create index films_hash on films (hash);
-- Not packed a second time, so that a part of one is read without the rest.
alter table films alter mp4 set storage external, alter webm set storage external;
