-- Version 1
-- As the crow flies, in kilometres.
create or replace function distance_km(latitude1 float8, longitude1 float8, latitude2 float8, longitude2 float8)
  returns float8
  language sql immutable strict parallel safe
  return 2 * 6371 * asin(sqrt(least(1,
    power(sin(radians(latitude2 - latitude1) / 2), 2)
      + cos(radians(latitude1)) * cos(radians(latitude2)) * power(sin(radians(longitude2 - longitude1) / 2), 2)
  )));
