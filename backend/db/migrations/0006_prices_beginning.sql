-- The job that publishes prices which begin by themselves finds an article's very first price by this.
create index prices_beginning on prices (valid_from);
