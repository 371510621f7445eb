# %% [markdown]
# # {title} in Python
#
# The rows that `./sitrep run {scenario} --trials {trials} --export {game}.csv` has written: one per trial. This notebook needs pandas and matplotlib, and no Java.

# %%
import pandas as pd

rows = pd.read_csv("{game}.csv")
rows = rows[rows["aborted"] == 0]
metrics = rows.columns[4:]
first = metrics[0]
print(f"{len(rows)} trials, {len(metrics)} columns of metrics, seed {rows['seed'][0]}")
rows.iloc[:5, :10]

# %% [markdown]
# ## The first metric
#
# Its mean with a normal 95 % interval. `./sitrep run` computes a stricter one from the same rows; an empty cell means that a metric had no value in that trial.

# %%
known = rows[first].dropna()
half = 1.96 * known.std() / len(known) ** 0.5
print(f"{first}: {known.mean():.4f} ± {half:.4f} (n={len(known)})")

# %%
import matplotlib.pyplot as plt

bars = known.value_counts().sort_index()
bars.plot.bar(title=f"{title}: {first}", xlabel=first, ylabel="trials", rot=0, figsize=(7, 3))
plt.show()

# %% [markdown]
# ## Correlations
#
# The correlation of each other metric with the first, over trials: the ten strongest. A metric that counts the same thing in other words comes first; it shows no cause.

# %%
varied = [name for name in metrics[1:] if rows[name].notna().all() and rows[name].nunique() > 1]
strongest = rows[varied].corrwith(rows[first]).sort_values(key=abs, ascending=False).head(10)
strongest[::-1].plot.barh(title=f"Correlation with {first}", figsize=(7, 4))
plt.show()
strongest.round(2)
