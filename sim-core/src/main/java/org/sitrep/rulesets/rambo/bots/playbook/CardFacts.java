package org.sitrep.rulesets.rambo.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.FactGroup;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.definition.Effect;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.play.Ask;
import org.sitrep.rulesets.rambo.tables.EffectTable;

/** Facts of tactics cards, gear and medals that a hero may use in its turn. */
final class CardFacts {
    static final int GROUP = 6;
    private static final FactGroup IDS = new FactGroup(GROUP);
    private static final int NONE = EffectTable.NONE;
    private static final Effect.Whom[] WHOM = Effect.Whom.values();

    private enum Of {
        WORTH,
        DISCARD_VALOR,
        STAYS,
        GOES,
        GIVES_ALERT,
        GIVES_HEALING,
        GIVES_ARMOR,
        GIVES_VALOR,
        GIVES_CARDS,
        GIVES_MOVEMENT,
        GIVES_ACTIONS,
        GIVES_ATTACKS,
        CHANGES_ATTACKS
    }

    private static final Of[] VALUES = Of.values();

    static final List<Fact> FACTS = List.of(
                    IDS.number(
                            Of.WORTH,
                            "worth",
                            -SectionFacts.MOST,
                            SectionFacts.MOST,
                            "What a card, gear or medal is worth to the pointman now, in spaces of movement; of a card discarded what its valor is worth: 0.75 each to who runs for a goal, 0.5 to others."),
                    IDS.number(Of.DISCARD_VALOR, "discardValor", 0, 10, "Valor of a card that is discarded."),
                    IDS.flag(Of.STAYS, "stays", "A card that stays in play until the hero's next turn."),
                    IDS.flag(Of.GOES, "goes", "Gear or a medal that is gone when it is used."),
                    IDS.number(
                            Of.GIVES_ALERT,
                            "givesAlert",
                            -20,
                            20,
                            "How a card that is played, gear or a medal changes the hero's alert."),
                    IDS.number(Of.GIVES_HEALING, "givesHealing", 0, 20, "Damage of the hero that it heals at most."),
                    IDS.number(Of.GIVES_ARMOR, "givesArmor", 0, 20, "Armor tokens that it gives the hero."),
                    IDS.number(
                            Of.GIVES_VALOR,
                            "givesValor",
                            0,
                            20,
                            "Valor tokens that it gives the hero when used or played."),
                    IDS.number(Of.GIVES_CARDS, "givesCards", 0, 20, "Tactics cards that the hero draws by it."),
                    IDS.number(Of.GIVES_MOVEMENT, "givesMovement", -20, 20, "Movement that it gives."),
                    IDS.number(Of.GIVES_ACTIONS, "givesActions", -20, 20, "Actions that it gives."),
                    IDS.number(Of.GIVES_ATTACKS, "givesAttacks", 0, 20, "Free attacks that it gives the hero."),
                    IDS.flag(Of.CHANGES_ATTACKS, "changesAttacks", "It changes the hero's attacks of this turn."))
            .stream()
            .map(fact -> fact.ofAnOption().onlyFor(TurnFacts.cardSort()))
            .toList();

    private final Sense sense;

    CardFacts(final Sense sense) {
        this.sense = sense;
    }

    /** Returns a fact of an option of {@link Ask#ACT} that plays or discards a card, uses gear or spends a medal. */
    double of(final int hero, final int option, final int nth) {
        final int what = option & Ask.WHAT;
        final int which = option & ~Ask.WHAT;
        final int list = list(hero, what, which);
        return switch (VALUES[nth]) {
            case WORTH ->
                SectionFacts.within(
                        what == Ask.DISCARD ? sense.cards.discard(hero, which) : sense.cards.of(list, hero));
            case DISCARD_VALOR -> what == Ask.DISCARD ? sense.tables.heroes[hero].cardValor[which] : 0;
            case STAYS -> SectionFacts.flag(what == Ask.PLAY && sense.tables.heroes[hero].cardPersistent[which]);
            case GOES ->
                SectionFacts.flag(what == Ask.SPEND
                        || what == Ask.USE && sense.tables.gear.useDiscards[sense.view.gear(hero, which)]);
            case GIVES_ALERT -> sum(list, hero, EffectKind.ALERT);
            case GIVES_HEALING -> sum(list, hero, EffectKind.HEAL);
            case GIVES_ARMOR -> sum(list, hero, EffectKind.ARMOR);
            case GIVES_VALOR -> sum(list, hero, EffectKind.VALOR);
            case GIVES_CARDS -> sum(list, hero, EffectKind.DRAW);
            case GIVES_MOVEMENT -> sum(list, hero, EffectKind.MOVEMENT);
            case GIVES_ACTIONS -> sum(list, hero, EffectKind.ACTIONS);
            case GIVES_ATTACKS -> sum(list, hero, EffectKind.FREE_ATTACK);
            case CHANGES_ATTACKS ->
                SectionFacts.flag(has(list, EffectKind.CHANGE_NEXT_ATTACK) || has(list, EffectKind.CHANGE_ATTACKS));
        };
    }

    /** The effects of it, {@link #NONE} of a card that is discarded. */
    private int list(final int hero, final int what, final int which) {
        return switch (what) {
            case Ask.PLAY -> sense.tables.heroes[hero].cardEffects[which];
            case Ask.USE -> sense.tables.gear.use[sense.view.gear(hero, which)];
            case Ask.SPEND -> sense.tables.achievements.effects[which];
            default -> NONE;
        };
    }

    /** All that effects of a kind do to the hero who uses it. */
    private int sum(final int list, final int hero, final EffectKind kind) {
        final EffectTable effects = sense.tables.effects;
        int sum = 0;
        for (int row = list == NONE ? 0 : effects.start[list];
                row < (list == NONE ? 0 : effects.start[list + 1]);
                row++) {
            final boolean mine = switch (WHOM[effects.to[row]]) {
                case HERO, TEAM, TEAM_IN_AREA -> true;
                default -> false;
            };
            sum += mine && effects.kind[row] == kind.ordinal() && sense.view.holds(effects.when[row], hero)
                    ? effects.n[row]
                    : 0;
        }
        return sum;
    }

    private boolean has(final int list, final EffectKind kind) {
        final EffectTable effects = sense.tables.effects;
        for (int row = list == NONE ? 0 : effects.start[list];
                row < (list == NONE ? 0 : effects.start[list + 1]);
                row++) {
            if (effects.kind[row] == kind.ordinal()) {
                return true;
            }
        }
        return false;
    }
}
