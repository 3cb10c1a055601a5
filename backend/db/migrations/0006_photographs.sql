-- An operator's photographs stand in the place of drawings. What was drawn is remembered, so that a photograph taken out
-- of the folder gives its place back.

alter table pictures drop constraint pictures_kind_check;
alter table pictures add check (kind in ('garment', 'scene', 'photograph'));

alter table variant_pictures add column drawn text references pictures;
alter table content_blocks add column picture_drawn text references pictures;
alter table content_blocks add column picture_phone_drawn text references pictures;
