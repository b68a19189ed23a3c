-- Pictures that these columns reference are shown to everyone who may see the row; those of any other column only to their owner.
comment on column profiles.picture_hash is 'public';
comment on column all_recipes.picture_hash is 'public';
comment on column all_reels.picture_hash is 'public';
comment on column recipe_ratings.picture_hash is 'public';
