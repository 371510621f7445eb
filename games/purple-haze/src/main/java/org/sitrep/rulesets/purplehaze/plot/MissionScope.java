package org.sitrep.rulesets.purplehaze.plot;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.sitrep.ruleset.check.LastMade;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.Effect;
import org.sitrep.rulesets.purplehaze.definition.Encounter;
import org.sitrep.rulesets.purplehaze.definition.Entry;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;

/** The entries of a Mission and the cards that it may draw: all that can happen in it. Immutable. */
public final class MissionScope {
    private static final LastMade<GameData, List<MissionScope>> ALL = new LastMade<>(MissionScope::made);

    private final GameData game;
    private final Mission mission;
    private final Booklet own;
    private final List<Booklet> ownCards;
    private final List<Booklet> generalCards;

    /** Creates the scope of a Mission of a document. */
    public MissionScope(final GameData game, final Mission mission) {
        this.game = game;
        this.mission = mission;
        own = Booklet.of(mission);
        ownCards = cards(Encounter.deckOf(mission.number()));
        generalCards = cards(Encounter.GENERAL);
    }

    /** Returns the scopes of the Missions of a document. */
    public static List<MissionScope> all(final GameData game) {
        return ALL.of(game);
    }

    private static List<MissionScope> made(final GameData game) {
        return game.missions().values().stream()
                .map(mission -> new MissionScope(game, mission))
                .toList();
    }

    private List<Booklet> cards(final String deck) {
        return mission.encounters().drawn()
                ? game.encounters().values().stream()
                        .filter(card -> card.deck().equals(deck))
                        .map(card -> Booklet.of(card, game))
                        .toList()
                : List.of();
    }

    /** Returns the Mission. */
    public Mission mission() {
        return mission;
    }

    /** Returns its dotted path. */
    public String path() {
        return own.path();
    }

    /** Returns its own entries. */
    public Booklet own() {
        return own;
    }

    /** Returns its own entries and the cards of its own deck, which may refer to this Mission. */
    public List<Booklet> ownBooklets() {
        final List<Booklet> booklets = new ArrayList<>();
        booklets.add(own);
        booklets.addAll(ownCards);
        return booklets;
    }

    /** Returns the effects of its own booklets. */
    public Stream<StoryStep.PlacedEffect> effects() {
        return ownBooklets().stream()
                .flatMap(booklet -> booklet.steps().stream())
                .flatMap(step -> step.effects().stream());
    }

    /** Returns the steps of its own booklets and of General cards, if it draws any. */
    private Stream<StoryStep> steps() {
        return Stream.concat(ownBooklets().stream(), generalCards.stream())
                .flatMap(booklet -> booklet.steps().stream());
    }

    private boolean hasEffect(final Predicate<Effect> such) {
        return steps().flatMap(step -> step.effects().stream()).anyMatch(placed -> such.test(placed.effect()));
    }

    /** Returns the set-up boxes that can be fought in it. */
    public Set<CombatBox> boxes() {
        final Set<CombatBox> boxes = new LinkedHashSet<>();
        steps().flatMap(step -> step.step().fight().stream())
                .map(Entry.Fight::box)
                .map(game.combats()::get)
                .forEach(boxes::add);
        return boxes;
    }

    /** Returns the uses of the log in its own booklets and at its end. */
    public List<LogUse> ownLog() {
        final List<LogUse> uses = new ArrayList<>();
        ownBooklets().forEach(booklet -> uses.addAll(LogUse.of(booklet)));
        uses.addAll(LogUse.atTheEndOf(mission));
        return uses;
    }

    /** Returns the uses of the log in General cards, if it draws any. */
    public List<LogUse> generalLog() {
        return generalCards.stream().flatMap(card -> LogUse.of(card).stream()).toList();
    }

    /**
     * Returns the log entries that can be set at its end: by itself, by cards, by earlier Missions or by the scenario.
     */
    public Set<String> settable() {
        final Set<String> entries = new LinkedHashSet<>(game.start().log());
        entries.addAll(mission.earlier());
        Stream.concat(ownLog().stream(), generalLog().stream())
                .filter(use -> use.kind() == LogUse.Kind.SET)
                .map(LogUse::entry)
                .forEach(entries::add);
        return entries;
    }

    /** Returns a new set of the ways in which it can end (PH-EOM-1). */
    public Set<MissionEnd> ends() {
        final Set<MissionEnd> ends = EnumSet.of(MissionEnd.SQUAD_LOST, MissionEnd.CALLED_BACK);
        final boolean base =
                mission.base().isPresent() || hasEffect(effect -> effect.base().isPresent());
        if (base && mission.baseEndsMission()) {
            ends.add(MissionEnd.BASE);
        }
        if (hasEffect(Effect::endsMission)) {
            ends.add(MissionEnd.EVENT);
        }
        final boolean flies = mission.evac() || hasEffect(Effect::evac);
        final boolean destination = mission.goal().isPresent() || mission.base().isPresent();
        if (flies && (mission.goal().isPresent() || !destination)) {
            ends.add(MissionEnd.LANDING_ZONE);
        }
        if (flies && destination && mission.mayBreakOff()) {
            ends.add(MissionEnd.BROKEN_OFF);
        }
        return ends;
    }

    /** Returns the requirement for a Mission to end in a way, worded as a suggestion. */
    public static String needs(final MissionEnd end) {
        return switch (end) {
            case BASE -> "it needs a base, and baseEndsMission: true";
            case LANDING_ZONE -> "it needs evac: true and a goal, or neither goal nor base";
            case BROKEN_OFF -> "it needs evac: true, mayBreakOff: true and a goal or base";
            case EVENT -> "it needs an effect with endsMission: true";
            case SQUAD_LOST, CALLED_BACK -> "";
        };
    }
}
