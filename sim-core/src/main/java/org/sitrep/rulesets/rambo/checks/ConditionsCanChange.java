package org.sitrep.rulesets.rambo.checks;

import java.util.List;
import java.util.Objects;
import org.sitrep.rulesets.rambo.definition.Condition;
import org.sitrep.rulesets.rambo.definition.Condition.Is;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** What a dossier asks for something in it can bring about, and a flag that it raises is asked for. */
final class ConditionsCanChange implements Check {
    @Override
    public String code() {
        return "RB088";
    }

    @Override
    public String summary() {
        return "a flag, token or number of removed P.O.I.s that nothing brings about, or a flag that nobody asks for";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Mission mission : game.missions().values()) {
            final List<Site> sites = Site.of(mission);
            final List<Asked> conditions = Asked.of(mission);
            conditions.forEach(asked -> check(asked, sites, document, findings));
            for (final Site site : sites) {
                if (site.effect().kind() == EffectKind.RAISE_FLAG
                        && conditions.stream()
                                .noneMatch(asked ->
                                        asksFor(asked.condition(), site.effect().n()))) {
                    findings.add(
                            code(),
                            document,
                            site.path(),
                            "nothing asks for flag " + site.effect().n(),
                            "ask for it (is: flag), or take it out");
                }
            }
        }
    }

    private static boolean asksFor(final Condition condition, final int flag) {
        return (condition.is() == Is.FLAG || condition.is() == Is.NO_FLAG) && condition.n() == flag;
    }

    private void check(
            final Asked asked, final List<Site> sites, final ScenarioDocument document, final Findings findings) {
        final Condition condition = asked.condition();
        switch (condition.is()) {
            case FLAG, NO_FLAG -> {
                if (condition.n() > 0 && count(sites, EffectKind.RAISE_FLAG, condition.n()) == 0) {
                    add(asked, "nothing raises flag " + condition.n(), "raise it (do: raise-flag)", document, findings);
                }
            }
            case CARRYING -> {
                if (sites.stream().noneMatch(site -> site.effect().kind() == EffectKind.CARRY)) {
                    add(
                            asked,
                            "there is nothing to carry",
                            "let an option have it taken (do: carry)",
                            document,
                            findings);
                }
            }
            case POIS_REMOVED -> {
                final long removed = removable(sites);
                if (condition.n() > removed) {
                    final String many = removed == 1 ? " P.O.I. can" : " P.O.I.s can";
                    add(asked, "only " + removed + many + " leave the map", "ask for fewer", document, findings);
                }
            }
            case NO_ENEMIES, IN_AREA -> {
                // these change by themselves
            }
        }
    }

    private static long count(final List<Site> sites, final EffectKind kind, final int n) {
        return sites.stream()
                .filter(site -> site.effect().kind() == kind && site.effect().n() == n)
                .count();
    }

    /** Returns how many different P.O.I.s something removes. */
    private static long removable(final List<Site> sites) {
        return sites.stream()
                .filter(site -> site.effect().kind() == EffectKind.REMOVE_POI)
                .map(site -> site.effect().at().or(site::poi).orElse(null))
                .filter(Objects::nonNull)
                .distinct()
                .count();
    }

    private void add(
            final Asked asked,
            final String message,
            final String suggestion,
            final ScenarioDocument document,
            final Findings findings) {
        findings.add(code(), document, asked.path(), message, suggestion);
    }
}
