-- What each guide advises: types of products, and what of the catalogue meets which answer. They are the shop's own rows.
create table guide_types (
  guide text not null check (guide in ('BRA_EUROPA', 'SHAPEWEAR', 'PANTIES')),
  type_code text not null references product_types on delete cascade,
  primary key (guide, type_code)
);

create table guide_wishes (
  guide text not null check (guide in ('BRA_EUROPA', 'SHAPEWEAR', 'PANTIES')),
  question text not null check (question <> ''),
  option text not null check (option <> ''),
  facet text not null check (facet in ('types', 'supports', 'wires', 'paddings', 'materials')),
  code text not null check (code <> ''),
  -- How much the question counts among the others of its guide.
  weight smallint not null check (weight between 1 and 9),
  primary key (guide, question, option, facet, code)
);

-- Answers that somebody gave with consent: no account, no address, no hour, and nothing that leads back to anybody.
create table guide_answers (
  id uuid primary key default gen_random_uuid(),
  guide text not null check (guide in ('BRA_EUROPA', 'SHAPEWEAR', 'PANTIES')),
  sizes text[] not null,
  answers jsonb not null,
  terms_version text not null,
  given_on date not null
);
create index guide_answers_day on guide_answers (given_on);
