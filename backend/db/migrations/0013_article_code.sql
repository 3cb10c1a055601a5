-- A code is typed and pasted as it comes, in capitals or not: two that differ in nothing else would be one.
create unique index articles_code_upper on articles (upper(code));
