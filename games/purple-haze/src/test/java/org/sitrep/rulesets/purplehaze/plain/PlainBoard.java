package org.sitrep.rulesets.purplehaze.plain;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sitrep.rulesets.purplehaze.plain.PlainBox.Colour;
import org.sitrep.rulesets.purplehaze.plain.PlainBox.Threat;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.EnemyMarker;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.EnemyType;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.Loadout;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.Skill;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.Tactic;

/** Everything that lies on the table during one combat. */
final class PlainBoard {

    private static final int MOST_LEFT_OF_A_LOST_SQUAD = 3;

    final PlainBox box;
    final boolean night;
    final PlainChance chance;

    /** The reference squad, the lost men included, in ID order. */
    final List<PlainMarine> squad = new ArrayList<>();

    final List<PlainEnemy> enemies = new ArrayList<>();
    final List<PlainEnemy> eliminated = new ArrayList<>();
    final Set<Space> enemyHard;
    final Set<Space> marineHard;
    final PlainStress stress;
    final PlainWoundDeck woundDeck;
    final Set<Skill> skillsUsed = EnumSet.noneOf(Skill.class);

    /** The Tactics queue; its first element is the bottom marker, resolved next (AMB-37). */
    final Deque<Tactic> tacticsQueue = new ArrayDeque<>();

    int initiative;
    int setUpEnemies;
    int enemiesPlaced;
    /** Whether Illumination has lifted the night for the Marines (GAP-03). */
    boolean illuminated;
    /** Whether PULL BACK has ended the combat (PH-END-5). */
    boolean pulledBack;

    boolean claymoreUsed;
    int ammoSpent;
    int itemsDropped;
    int killsByClaymore;
    int killsByFireSupport;

    private final List<EnemyMarker> fighterPool = new ArrayList<>(PlainContent.FIGHTERS);
    private final List<EnemyMarker> specialistPool = new ArrayList<>(PlainContent.SPECIALISTS);
    private final List<Tactic> tacticsPool = new ArrayList<>(Arrays.asList(Tactic.values()));

    /** Sets a combat up (PH-CBS-1 to PH-CBS-8) with a fresh reference squad. */
    PlainBoard(PlainBox box, Threat threat, boolean night, PlainChance chance) {
        this.box = box;
        this.night = night;
        this.chance = chance;
        this.enemyHard = new HashSet<>(box.enemyHard());
        this.marineHard = new HashSet<>(box.marineHard());
        this.stress = new PlainStress(chance);
        this.woundDeck = new PlainWoundDeck(chance, stress);
        this.initiative = box.initiative(threat);
        box.colours(threat).forEach(this::place);
        this.setUpEnemies = enemies.size();
        for (Loadout loadout : PlainContent.REFERENCE_SQUAD) {
            squad.add(new PlainMarine(loadout, PlainContent.STARTING_SPACES.get(loadout.id() - 1)));
        }
    }

    private void place(Colour colour) {
        for (int fighter = 0; fighter < colour.fighters(); fighter++) {
            placeEnemy(chance.take(fighterPool), nextSetUpSpace(), true);
        }
        for (EnemyType type : colour.specialists()) {
            placeEnemy(takeSpecialist(type), nextSetUpSpace(), true);
        }
        for (int tactic = 0; tactic < colour.tactics(); tactic++) {
            addTactic();
        }
    }

    private Space nextSetUpSpace() {
        return PlainContent.ENEMY_SPACES.get(enemies.size());
    }

    private EnemyMarker takeSpecialist(EnemyType type) {
        EnemyMarker marker = chance.pick(
                specialistPool.stream().filter(m -> m.type() == type).toList());
        specialistPool.remove(marker);
        return marker;
    }

    private void placeEnemy(EnemyMarker marker, Space space, boolean atSetUp) {
        enemies.add(new PlainEnemy(marker, space, atSetUp));
        enemiesPlaced++;
    }

    /** Brings a Fighter never placed so far; nothing happens when none is left. */
    void placeSupport(Space space) {
        if (!fighterPool.isEmpty()) {
            placeEnemy(chance.take(fighterPool), space, false);
        }
    }

    /** Puts a random Tactics marker on top of the queue; nothing happens when the pool is empty (AMB-37). */
    void addTactic() {
        if (!tacticsPool.isEmpty()) {
            tacticsQueue.addLast(chance.take(tacticsPool));
        }
    }

    /** Focus dice of an Enemy's Combat test before modifiers (PH-DICE-2, PH-DICE-4). */
    int baseFocus() {
        return night ? 1 : 2;
    }

    boolean nightForMarines() {
        return night && !illuminated;
    }

    List<PlainMarine> marines() {
        return squad.stream().filter(marine -> !marine.killed).toList();
    }

    /** Who is hit by an ID: its own man, else the man who carries it as an extra one, else nobody. */
    Optional<PlainMarine> holderOf(int id) {
        return marines().stream().filter(marine -> marine.ids().contains(id)).findFirst();
    }

    /** PH-END-1: with 3 Marines or fewer the Mission ends. */
    boolean squadLost() {
        return marines().size() <= MOST_LEFT_OF_A_LOST_SQUAD;
    }

    boolean marineAt(Space space) {
        return marines().stream().anyMatch(marine -> space.equals(marine.space));
    }

    boolean enemyAt(Space space) {
        return enemies.stream().anyMatch(enemy -> enemy.space.equals(space));
    }

    Optional<PlainEnemy> enemyOn(Space space) {
        return enemies.stream().filter(enemy -> enemy.space.equals(space)).findFirst();
    }

    /** The spaces of the Marine half on which nobody stands, in reading order. */
    List<Space> freeMarineSpaces() {
        return Space.all().stream().filter(space -> !marineAt(space)).toList();
    }

    boolean hardCover(PlainMarine marine) {
        return marineHard.contains(marine.space);
    }

    boolean hardCover(PlainEnemy enemy) {
        return enemyHard.contains(enemy.space);
    }

    int count(EnemyType type) {
        return (int) enemies.stream().filter(enemy -> enemy.type() == type).count();
    }

    void eliminate(PlainEnemy enemy) {
        enemies.remove(enemy);
        eliminated.add(enemy);
    }

    /**
     * Whether more than half of the set-up Enemies are gone, those of Support left out (PH-RET-1, PH-END-4; AMB-36,
     * AMB-52).
     */
    boolean moreThanHalfEliminated() {
        long gone = eliminated.stream().filter(enemy -> enemy.placedAtSetUp).count();
        return 2 * gone > setUpEnemies;
    }
}
